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
 * Who most likely listened: the child of the family the piece is about, else the one that stories are for. A hero of
 * that name is somebody in a story; only a family that wrote down no child is asked about the hero.
 */
export function listenerOf({ childName }: Pick<Piece, 'childName'>, { children, chosen }: Family): string {
  return children.find(({ nickname }) => sameName(nickname, childName))?.nickname ?? chosen?.nickname ?? childName;
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
