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

/**
 * What a parent reads beside a piece that was then made on this machine: one sentence each, in which nothing went wrong with
 * the parent, the child or what was asked for. Models decline harmless things, so declining is no verdict either.
 */
const SENTENCES: Readonly<Record<ModelServerFaultKind, string>> = {
  unreachable: 'The model server could not be reached.',
  'too-slow': 'The model server did not answer in time.',
  'key-refused': 'The model server did not let us in, which is for whoever set it up to look at.',
  'unknown-model': 'The model server does not have the model that was chosen.',
  'too-many': 'The model server has too much to do at the moment.',
  'server-error': 'The model server had a fault of its own.',
  unreadable: 'The model server gave an answer that could not be read.',
  'cut-short': 'The model server stopped in the middle.',
  declined: 'The model left this one to us, as models are often more careful than they need to be.',
  'not-usable': 'What the model server made did not pass our checks.',
  resting: 'The model server had trouble several times in a row, so it is left alone for a minute.',
  'day-full': 'The model server has done all that it may do in one day.',
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
