/** The ways in which asking a model server can end without anything to use. */
export type ModelServerFaultKind =
  | 'unreachable'
  | 'too-slow'
  | 'key-refused'
  | 'unknown-model'
  | 'too-many'
  | 'server-error'
  | 'unreadable'
  | 'cut-short'
  | 'declined'
  | 'not-usable'
  | 'resting'
  | 'day-full';

/** What a parent reads beside a piece that was then made on this machine. */
const SENTENCES: Readonly<Record<ModelServerFaultKind, string>> = {
  unreachable: 'The model server could not be reached.',
  'too-slow': 'The model server did not answer in time.',
  'key-refused': 'The model server did not accept the key.',
  'unknown-model': 'The model server does not know the model.',
  'too-many': 'The model server is too busy at the moment.',
  'server-error': 'The model server had a fault of its own.',
  unreadable: 'The model server gave an answer that could not be read.',
  'cut-short': 'The model server stopped in the middle.',
  declined: 'The model declined to make this.',
  'not-usable': 'What the model server made did not pass our checks.',
  resting: 'The model server failed several times, so it is left alone for a little while.',
  'day-full': "Today's limit of calls to the model server is reached.",
};

/** A model server gave nothing to use. Nobody is shown the cause, which may hold what was sent; `sentence` is for a parent. */
export class ModelServerFault extends Error {
  readonly kind: ModelServerFaultKind;
  readonly sentence: string;

  constructor(kind: ModelServerFaultKind, options?: ErrorOptions) {
    super(`Model server: ${kind}`, options);
    this.name = 'ModelServerFault';
    this.kind = kind;
    this.sentence = SENTENCES[kind];
  }
}
