import type { Reading } from '@storylantern/contract';
import type { Family } from '../family/use-family.ts';

/** What was read. */
export interface Piece {
  readonly kind: Reading['pieceKind'];
  readonly id: string;
  readonly title: string;
  readonly childName: string;
  /** How long reading it aloud takes, as a suggestion. */
  readonly minutes: number;
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/**
 * Who most likely listened: the child of the family the piece is about, else the one that stories are for, else the name
 * on the piece. A hero of the expert library is nobody's child: there it is the only child of the family, or not known.
 */
export function listenerOf({ kind, childName }: Pick<Piece, 'kind' | 'childName'>, family: Family): string {
  const { children, chosen } = family;
  const itself = children.find(({ nickname }) => sameName(nickname, childName));
  const known = (itself ?? chosen)?.nickname;
  if (known !== undefined || kind !== 'expert-story') return known ?? childName;
  return children.length === 1 ? (children[0]?.nickname ?? '') : '';
}

/** Where a piece of each kind is read. */
const READ: Readonly<Record<Piece['kind'], string>> = {
  story: '/story',
  'picture-book': '/illustrated-story',
  song: '/song',
  'expert-story': '/story',
};

/** The address of a piece. */
export const addressOf = (kind: Piece['kind'], id: string): string => `${READ[kind]}/${id}`;
