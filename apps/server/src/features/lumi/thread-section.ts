import { chatMessageSchema, makerSchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import { readJson } from '../../platform/database/json-column.ts';
import type { LumiMessageTable, LumiThreadTable } from '../../platform/database/tables.ts';
import { dateInWords, html, type Html } from '../../platform/family-data/html.ts';
import { rowOf, type Piece } from '../../platform/family-data/row.ts';
import { kindsOf, WRITTEN, type PiecePage, type Section } from '../../platform/family-data/section.ts';
import { toMessage } from './stored-thread.ts';

/** Whether an AI model wrote an answer. `maker` is what is stored. */
function answeredBy(maker: string | null): Html | undefined {
  const { by, name } = maker === null ? { by: 'embedded', name: '' } : readJson('maker', makerSchema, maker);
  return by === 'remote' ? html`<p class="soft">Written by an AI model (${name}). It can be wrong.</p>` : undefined;
}

function conversationPage({ row, parts }: Piece): PiecePage {
  const thread = rowOf<Selectable<LumiThreadTable>>(row);
  return {
    title: thread.title,
    about: dateInWords(thread.updated_at),
    body: html`${parts
      .map((part) => rowOf<Selectable<LumiMessageTable>>(part))
      .map(({ role, content, maker, created_at }) =>
        role === 'user'
          ? html`<h2>You asked, ${dateInWords(created_at)}</h2>
              <p class="said asked">${content}</p>`
          : html`<h2>Lumi</h2>
              <p class="said">${content}</p>
              ${answeredBy(maker)}`,
      )}`,
  };
}

/** How conversations are taken along. */
export const THREAD_SECTION: Section = {
  ...WRITTEN,
  name: 'conversations',
  table: 'lumi_thread',
  key: 'id',
  kinds: kindsOf('lumi_thread', {
    id: 'id',
    title: 'text',
    messages: 'whole',
    created_at: 'time',
    updated_at: 'time',
  }),
  parts: {
    name: 'log',
    table: 'lumi_message',
    parent: 'thread_id',
    unique: 'position',
    order: 'position',
    ownId: true,
    kinds: kindsOf<'lumi_message', 'thread_id'>('lumi_message', {
      id: 'id',
      position: 'whole',
      role: 'text',
      content: 'text',
      answer: 'json?',
      maker: 'json?',
      created_at: 'time',
    }),
  },
  pages: {
    folder: 'conversations',
    kind: 'conversation',
    heading: 'Conversations with Lumi',
    page: conversationPage,
  },
  count: () => 'conversations',
  check({ parts }) {
    for (const part of parts) chatMessageSchema.parse(toMessage(rowOf<Selectable<LumiMessageTable>>(part)));
  },
};
