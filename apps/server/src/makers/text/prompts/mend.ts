/** As much of an answer as its writer needs to see again, in letters: more than any piece has. */
const MOST_SENT_BACK = 40_000;

/** The same question once more, with the answer and what was found in it. */
export const mendPrompt = (prompt: string, answer: unknown, faults: readonly string[]): string =>
  `${prompt}\n\nYour last answer was:\n${JSON.stringify(answer).slice(0, MOST_SENT_BACK)}\n\nIt was read, and this has to be mended:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nWrite all of it again with this mended. Keep what was good.`;
