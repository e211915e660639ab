import { CLOSENESS, goalDetailsSchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { GoalLookTable, GoalTable } from '../../platform/database/tables.ts';
import { dateInWords, html, type Html } from '../../platform/family-data/html.ts';
import { rowOf, type Piece } from '../../platform/family-data/row.ts';
import { kindsOf, WRITTEN, type Section } from '../../platform/family-data/section.ts';

function goalEntry({ row, parts }: Piece): Html {
  const goal = rowOf<Selectable<GoalTable>>(row);
  const looks = parts.map((part) => rowOf<Selectable<GoalLookTable>>(part));
  return html`<section>
    <h3>${goal.hope}</h3>
    <p class="soft">
      ${[goal.child_name, goal.story_title, `set on ${dateInWords(goal.created_at)}`].filter(Boolean).join(', ')}
    </p>
    ${
      looks.length === 0
        ? undefined
        : html`<ul>
            ${looks.map((look) => html`<li>${dateInWords(look.looked_at)}: ${CLOSENESS[look.closeness]}</li>`)}
          </ul>`
    }
  </section>`;
}

/** How goals are taken along, with every look at them. */
export const GOAL_SECTION: Section = {
  ...WRITTEN,
  name: 'goals',
  table: 'goal',
  key: 'id',
  aboutPiece: true,
  kinds: kindsOf('goal', {
    id: 'id',
    child_name: 'text',
    story_title: 'text',
    piece_kind: 'text',
    piece_id: 'text',
    hope: 'text',
    created_at: 'time',
  }),
  parts: {
    name: 'looks',
    table: 'goal_look',
    parent: 'goal_id',
    unique: 'id',
    order: 'looked_at',
    ownId: true,
    kinds: kindsOf<'goal_look', 'goal_id'>('goal_look', { id: 'id', closeness: 'whole', looked_at: 'time' }),
  },
  count: () => 'goals',
  line: goalEntry,
  check({ row, parts }) {
    const goal = rowOf<Selectable<GoalTable>>(row);
    goalDetailsSchema.parse({
      childName: goal.child_name,
      storyTitle: goal.story_title,
      pieceKind: goal.piece_kind,
      pieceId: goal.piece_id,
      hope: goal.hope,
    });
    for (const part of parts) {
      const { closeness } = rowOf<Selectable<GoalLookTable>>(part);
      if (CLOSENESS[closeness] === undefined) throw new Error(`There is no step ${closeness} to a goal`);
    }
  },
};
