/** Words and phrases (joined by `_`) of a situation's whole field, by the situation's id. */
export type Fields = Readonly<Record<string, string>>;
