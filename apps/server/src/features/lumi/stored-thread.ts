import {
  CHAT_ROLES,
  lumiAnswerSchema,
  makerSchema,
  type ChatMessage,
  type LumiThreadSummary,
  type Maker,
} from '@storylantern/contract';
import type { Exchange } from '@storylantern/lumi';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { readJson } from '../../platform/database/json-column.ts';
import type { LumiMessageTable, LumiThreadTable } from '../../platform/database/tables.ts';

const role = z.enum(CHAT_ROLES);
/** A title is the first question, up to about a line. */
const TITLE_CHARACTERS = 80;

/** Who wrote every answer before model servers could. */
const LUMI_HERSELF: Maker = { by: 'embedded', name: 'Storylantern' };

/** A message as it is shown. Answers are checked on the way out. */
export const toMessage = (
  row: Pick<Selectable<LumiMessageTable>, 'id' | 'role' | 'content' | 'answer' | 'maker' | 'created_at'>,
): ChatMessage => ({
  id: row.id,
  role: role.parse(row.role),
  content: row.content,
  createdAt: row.created_at,
  maker: row.answer === null ? null : row.maker === null ? LUMI_HERSELF : readJson('maker', makerSchema, row.maker),
  answer: row.answer === null ? null : readJson('answer', lumiAnswerSchema, row.answer),
});

/** A conversation as the list shows it. */
export const toThread = (row: Omit<Selectable<LumiThreadTable>, 'household_id'>): LumiThreadSummary => ({
  threadId: row.id,
  title: row.title,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  messages: row.messages,
});

/** What was asked and answered so far, in order; the greeting is neither. */
export function exchangesIn(log: readonly ChatMessage[]): Exchange[] {
  const exchanges: Exchange[] = [];
  log.forEach((message, at) => {
    const answer = log[at + 1]?.answer;
    if (message.role === 'user' && answer) exchanges.push({ asked: message.content, answer });
  });
  return exchanges;
}

/** A conversation's title: its first question, cut at a word. */
export function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= TITLE_CHARACTERS) return line;
  const cut = line.slice(0, TITLE_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE_CHARACTERS / 2))}…`;
}
