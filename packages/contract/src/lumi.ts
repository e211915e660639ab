import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { guidanceSourceSchema } from './expert-help.ts';
import { LIMITS } from './limits.ts';
import { makerSchema } from './stories.ts';

/** Lumi, the assistant for adults: threads of messages, answered by rules of safety first, then from the guidance. */

/**
 * What the safety rules found, gravest first: the order in which verdicts are preferred when a message holds several.
 * The alarms (emergency to abuse) stop every ordinary answer; `same-day` asks for a doctor today; `check-now` lets the
 * ordinary answer follow one line of warning about a danger spoken of as past or possible; `referral` names a
 * developmental check; the rest are limits of the subject. `none` is every ordinary question.
 */
export const SAFETY_TIERS = [
  'emergency',
  'missing',
  'crisis-parent',
  'harm-risk',
  'crisis-child',
  'abuse',
  'same-day',
  'check-now',
  'referral',
  'jailbreak',
  'medicine',
  'diagnosis',
  'illness',
  'privacy',
  'off-topic',
  'none',
] as const;
export const safetyTierSchema = z.enum(SAFETY_TIERS);
export type SafetyTier = z.infer<typeof safetyTierSchema>;

/** A language an answer may be in. */
export const LUMI_LANGUAGES = ['en', 'es'] as const;
export type LumiLanguage = (typeof LUMI_LANGUAGES)[number];

/** What an answer offers to make or to read: a short sentence and an address on this site that opens it prefilled. */
export const lumiOfferSchema = z.object({ label: z.string(), link: z.string(), href: z.string() });
export type LumiOffer = z.infer<typeof lumiOfferSchema>;

/** An answer in parts, so that it can be shown as it is built; `response` of a message is the same as plain text. */
export const lumiAnswerSchema = z.object({
  tier: safetyTierSchema,
  language: z.enum(LUMI_LANGUAGES),
  /** Paragraphs before the list; the first one of an urgent answer is what to do. */
  opening: z.array(z.string()),
  /** Things to try, smallest first; empty in urgent answers. */
  tonight: z.array(z.string()),
  /** Paragraphs after the list: when to ask whom. */
  after: z.array(z.string()),
  offer: z.nullable(lumiOfferSchema),
  /** The question back, whose answer would change the advice. */
  question: z.nullable(z.string()),
  /** Where its facts come from; every answer that states what is typical names one. */
  sources: z.array(guidanceSourceSchema),
  /** Pages of guidance it rests on, to be read at /guidance/{id}. */
  guidance: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type LumiAnswer = z.infer<typeof lumiAnswerSchema>;

export const CHAT_ROLES = ['assistant', 'user'] as const;
export const chatMessageSchema = z.object({
  id: z.string(),
  role: z.enum(CHAT_ROLES),
  content: z.string(),
  createdAt: z.string(),
  /** Who wrote an assistant's message; null for the parent's own and for the greeting. */
  maker: z.nullable(makerSchema),
  /** The parts of an assistant's message; null for the parent's own and for the greeting. */
  answer: z.nullable(lumiAnswerSchema),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const lumiThreadSummarySchema = z.object({
  threadId: z.string(),
  /** The first question, shortened; empty for a thread in which nothing was asked yet. */
  title: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  messages: z.number(),
});
export type LumiThreadSummary = z.infer<typeof lumiThreadSummarySchema>;

export const lumiThreadSchema = z.extend(lumiThreadSummarySchema, { log: z.array(chatMessageSchema) });
export type LumiThread = z.infer<typeof lumiThreadSchema>;

const threadId = z.string().check(z.minLength(1), z.maxLength(LIMITS.id));
const threadParams = z.object({ id: threadId });
const messageBody = z.object({
  threadId,
  message: z.string().check(z.trim(), z.minLength(1, 'Please write a message first.'), z.maxLength(LIMITS.chatMessage)),
  /** The family's child the talk is about, whose age is then known; one that is not there is passed over. */
  childId: z.optional(z.nullable(z.string().check(z.maxLength(LIMITS.id)))),
});
export type LumiMessage = z.infer<typeof messageBody>;

export const startLumiThread = endpoint({
  method: 'POST',
  path: '/api/lumi/threads',
  summary: 'Begin a conversation; its first message is the greeting',
  success: { status: 201, body: lumiThreadSchema },
});

export const listLumiThreads = endpoint({
  method: 'GET',
  path: '/api/lumi/threads',
  summary: "The family's conversations in which something was asked, latest first, at most 100",
  success: { status: 200, body: z.array(lumiThreadSummarySchema) },
});

export const getLumiThread = endpoint({
  method: 'GET',
  path: '/api/lumi/threads/:id',
  summary: 'One conversation with all its messages',
  params: threadParams,
  success: { status: 200, body: lumiThreadSchema },
});

export const deleteLumiThread = endpoint({
  method: 'DELETE',
  path: '/api/lumi/threads/:id',
  summary: 'Delete a conversation for good; nothing of it is kept',
  params: threadParams,
  success: { status: 200, body: z.object({ threadId: z.string() }) },
});

export const sendLumiMessage = endpoint({
  method: 'POST',
  path: '/api/lumi/messages',
  summary: 'Ask something. Send an Idempotency-Key to make retries safe. The same with /stream answers piece by piece.',
  body: messageBody,
  success: {
    status: 200,
    body: z.object({ response: z.string(), message: chatMessageSchema, asked: chatMessageSchema }),
  },
});

/**
 * One line of the stream that POST /api/lumi/messages/stream answers with (newline-delimited JSON): pieces of text as
 * they come (each one checked; `anew` takes them back when the whole answer may not stand), then the whole message as it is stored, or a failure in words for a parent.
 */
export const lumiStreamLineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('piece'), text: z.string() }),
  /** What came so far does not stand: it is taken back, and what follows is the answer. */
  z.object({ type: z.literal('anew'), message: z.string() }),
  z.object({ type: z.literal('message'), message: chatMessageSchema, asked: chatMessageSchema }),
  z.object({ type: z.literal('failure'), message: z.string() }),
]);
export type LumiStreamLine = z.infer<typeof lumiStreamLineSchema>;

/** Where the stream is; its body is that of `sendLumiMessage`. */
export const LUMI_STREAM_PATH = '/api/lumi/messages/stream';
