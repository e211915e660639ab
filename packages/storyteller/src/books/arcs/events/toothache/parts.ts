import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'Nobody stayed to look.',
  'And nobody stayed to look.',
  'No one stayed to look.',
  'Nobody wished to look.',
  'Not one of them looked.',
  'They did not stop to look.',
  'Who stayed to look? Nobody.',
  'Nobody waited to look.',
  'There was nobody left to look.',
  'Nobody at all would look.',
] as const;
export const TITLES = ['open wide', 'nobody stayed to look', 'just one tooth', 'the scarf round the cheek'] as const;

/** Who runs away. */
export function runners({ A, B, K, company }: Going): { readonly P: Figure; readonly Q: Figure } {
  const used = [A, B, K].flatMap(({ being }) => being?.id ?? []);
  const one = (...ids: readonly string[]): Figure => company.meet(ids.find((id) => !used.includes(id)) ?? 'sheep');
  return { P: one('goat', 'donkey'), Q: one('hen', 'goose') };
}
