/** Time as the browser has it; tests bring their own. */
export const BROWSER_TIME = {
    now: () => performance.now() / 1000,
    later: (seconds, todo) => {
        const timer = setTimeout(todo, seconds * 1000);
        return () => clearTimeout(timer);
    },
};
