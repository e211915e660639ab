import { chatMessageSchema, childSchema, goalSchema, trackingEntrySchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type {
  ChildTable,
  GoalLookTable,
  GoalTable,
  LumiMessageTable,
  PronunciationTable,
  ReadingSessionTable,
} from '../../platform/database/tables.ts';
import { toChild } from '../children/stored-child.ts';
import { toMessage } from '../lumi/stored-thread.ts';
import { pronunciationOwner } from '../pronunciations/service.ts';
import type { Craft } from './craft.ts';
import { rowOf } from './row.ts';

/** Of what is only written down nothing is made. */
const written: Omit<Craft, 'check'> = {
  files: () => [],
  without: (piece) => piece,
  askForRest: async () => undefined,
};

export const childCraft: Craft = {
  ...written,
  check({ row }) {
    childSchema.parse(toChild(rowOf<Selectable<ChildTable>>(row)));
  },
};

export const readingCraft: Craft = {
  ...written,
  check({ row }) {
    const reading = rowOf<Selectable<ReadingSessionTable>>(row);
    trackingEntrySchema.parse({
      id: reading.id,
      childName: reading.child_name,
      storyTitle: reading.story_title,
      pieceKind: reading.piece_kind,
      pieceId: reading.piece_id,
      createdAt: reading.created_at,
      comprehensionRating: reading.comprehension_rating,
      interestRating: reading.interest_rating,
      repetitionRating: reading.repetition_rating,
      behaviorRating: reading.behavior_rating,
      sessionDuration: reading.session_duration,
      notes: reading.notes,
    });
  },
};

export const goalCraft: Craft = {
  ...written,
  check({ row, parts }) {
    const goal = rowOf<Selectable<GoalTable>>(row);
    goalSchema.parse({
      id: goal.id,
      childName: goal.child_name,
      storyTitle: goal.story_title,
      pieceKind: goal.piece_kind,
      pieceId: goal.piece_id,
      hope: goal.hope,
      createdAt: goal.created_at,
      looks: parts
        .map((part) => rowOf<Selectable<GoalLookTable>>(part))
        .map(({ id, closeness, looked_at }) => ({ id, closeness, lookedAt: looked_at })),
    });
  },
};

export const threadCraft: Craft = {
  ...written,
  check({ parts }) {
    for (const part of parts) chatMessageSchema.parse(toMessage(rowOf<Selectable<LumiMessageTable>>(part)));
  },
};

/** How a name sounds; what is no longer there is spoken again when a parent next asks. */
export const pronunciationCraft: Craft = {
  ...written,
  check: () => undefined,
  files({ row }) {
    const { file, said } = rowOf<Selectable<PronunciationTable>>(row);
    return [{ file, owner: pronunciationOwner(said) }];
  },  without: () => undefined,
};
