import type { Frame } from '../../../frame.ts';

/** The telling of one kind of matter: whole paragraphs that hold for anything of the kind, and the image each is told with. */
export type KindOfMatter = Pick<Frame, 'topicWords' | 'threads' | 'titles' | 'text'> &
  Partial<Pick<Frame, 'threadCues'>>;
