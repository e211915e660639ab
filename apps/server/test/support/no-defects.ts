/** A defect of our own, where a test expects none. */
export const noDefects = (error: unknown): never => {
  throw error;
};
