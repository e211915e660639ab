import type { ChatMessage, LumiMessage, LumiThread, LumiThreadSummary } from '@storylantern/contract';
import { GREETING, plainText } from '@storylantern/lumi';
import { nanoid } from 'nanoid';
import type { AnswerListener, Assistant } from '../../makers/maker.ts';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FamilyWork, UnderWay } from '../../platform/making/family-work.ts';
import type { ChosenChild } from '../../platform/requests/chosen-child.ts';
import { claimRequest, OnceByKey, type NamedRequest } from '../../platform/requests/once-by-key.ts';
import { knownChild } from './known-child.ts';
import * as stored from './repository.ts';
import { exchangesIn, titleOf, toMessage, toThread } from './stored-thread.ts';

const unknownThread = () =>
  new AppError('not-found', "Sorry, we couldn't find this conversation. It may have been deleted.");

/** One question with its answer, as they are kept. */
export interface AnsweredMessage {
  readonly asked: ChatMessage;
  readonly message: ChatMessage;
}

/** What conversations are held with. */
export interface LumiParts {
  readonly database: Database;
  readonly assistant: Assistant;
  readonly families: FamilyWork;
  /** Whom a talk is about, when the family chose a child. */
  readonly chosenChild: ChosenChild;
  /** What the family's children are called. */
  readonly names: (householdId: number) => Promise<readonly string[]>;
  /** Where a family lives: which numbers are named. */
  readonly country: (householdId: number) => Promise<string | null>;
}

interface Answering {
  readonly named: NamedRequest | undefined;
  readonly underWay: UnderWay;
  readonly listener: AnswerListener | undefined;
}

/** Conversations with Lumi. The acting household is the first argument of everything. */
export class LumiService {
  readonly #parts: LumiParts;
  readonly #requests: OnceByKey;

  constructor(parts: LumiParts) {
    this.#parts = parts;
    this.#requests = new OnceByKey(parts.database, 'lumi-message');
  }

  /** Begins a conversation with the greeting. */
  async begin(householdId: number): Promise<LumiThread> {
    const now = new Date().toISOString();
    const id = nanoid();
    const thread = { id, household_id: householdId, title: '', messages: 1, created_at: now, updated_at: now };
    const greeting = {
      id: nanoid(),
      household_id: householdId,
      thread_id: id,
      position: 0,
      role: 'assistant',
      content: GREETING,
      answer: null,
      maker: null,
      created_at: now,
    };
    await this.#parts.database.db.transaction().execute(async (queries) => {
      await stored.insertThread(queries, thread);
      await stored.insertMessages(queries, [greeting]);
    });
    return { ...toThread(thread), log: [toMessage(greeting)] };
  }

  async list(householdId: number): Promise<LumiThreadSummary[]> {
    return (await stored.listThreads(this.#parts.database.db, householdId)).map(toThread);
  }

  async get(householdId: number, id: string): Promise<LumiThread> {
    const { db } = this.#parts.database;
    const thread = await stored.findThread(db, { householdId, id });
    if (!thread) throw unknownThread();
    return { ...toThread(thread), log: (await stored.listMessages(db, { householdId, id })).map(toMessage) };
  }

  /** Deletes a conversation for good. */
  async delete(householdId: number, id: string): Promise<{ threadId: string }> {
    const gone = await this.#parts.database.db
      .transaction()
      .execute((queries) => stored.deleteThread(queries, { householdId, id }));
    if (!gone) throw unknownThread();
    return { threadId: id };
  }

  /**
   * Answers a message and keeps both. With a key, the same message sent again gets the same answer once more, and the
   * listener hears nothing of it.
   * @throws AppError `conflict` when the conversation went on elsewhere in the meantime.
   */
  async answer(
    householdId: number,
    { threadId, message, childId }: LumiMessage,
    key: string | undefined,
    listener?: AnswerListener,
  ): Promise<AnsweredMessage> {
    const question = { threadId, message, childId };
    const id = await this.#requests.run(
      householdId,
      { request: { threadId, message, childId: childId || undefined }, key },
      (named) =>
        this.#parts.families.run(householdId, (underWay) =>
          this.#answer(householdId, question, { named, underWay, listener }),
        ),
    );
    const { log } = await this.get(householdId, threadId);
    const at = log.findIndex((each) => each.id === id);
    const [asked, answered] = [log[at - 1], log[at]];
    if (!asked || !answered) throw unknownThread();
    return { asked, message: answered };
  }

  async #answer(
    householdId: number,
    { threadId, message, childId }: LumiMessage,
    { named, underWay, listener }: Answering,
  ): Promise<string> {
    const { log, title, messages } = await this.get(householdId, threadId);
    const child = await this.#parts.chosenChild(householdId, childId);
    const { answer, maker } = await this.#parts.assistant.answer(
      {
        before: exchangesIn(log),
        message,
        child: child ? knownChild(child, new Date()) : null,
        country: await this.#parts.country(householdId),
        // Texts are chosen by the conversation: the same question in another one may be told differently.
        seed: threadId,
      },
      { signal: underWay.signal, listener, names: await this.#parts.names(householdId) },
    );
    const now = new Date();
    const row = { household_id: householdId, thread_id: threadId, created_at: now.toISOString() };
    const asked = {
      ...row,
      id: nanoid(),
      position: messages,
      role: 'user',
      content: message,
      answer: null,
      maker: null,
    };
    const said = {
      ...row,
      id: nanoid(),
      position: messages + 1,
      role: 'assistant',
      content: plainText(answer),
      answer: JSON.stringify(answer),
      maker: JSON.stringify(maker),
    };
    await this.#parts.database.db.transaction().execute(async (queries: Queries) => {
      await underWay.mayStore(queries);
      const before = { title: title || titleOf(message), messages };
      if (!(await stored.countExchange(queries, { householdId, id: threadId }, before, now))) {
        throw new AppError('conflict', 'This conversation went on in another window. Please reload the page.');
      }
      await stored.insertMessages(queries, [asked, said]);
      await claimRequest(queries, named, said.id, now);
    });
    return said.id;
  }
}
