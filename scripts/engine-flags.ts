/**
 * How V8 is started for whatever tells stories. It interprets a regular expression the first time and compiles it the second, and
 * what was not used for a while is thrown away and begins anew. The author holds a text against thousands of patterns, most of
 * them once or twice in a while, so that a quarter of a story's time went into that; compiled at once, each is made once.
 * Only on the command line: changed in a running process the flag crashes it. `npm start` and `npm run bench` have it in
 * package.json.
 */
export const ENGINE_FLAGS: string[] = ['--no-regexp-tier-up'];
