import { sceneSchema } from '@storylantern/contract';
import type { Beside, Frame, Title } from '../frame.ts';
import { readingsOf } from '../render/alternatives.ts';
import { fault, note, type LintFinding } from './finding.ts';

const LONGEST_TITLE = 8;
const RESULT =
  /\b(?:will (?:learn|stop|sleep|feel|be|become|have|eat)|so that (?:he|she|they|\{name\}) (?:will|stops?)|guarantee\w*|makes? \{name\} (?:brave|happy|calm)|no more|ends? the|cures?|stops? (?:the|all))\b/i;

/** Checks what is not story text: identity, claims, titles, benefits, questions and the cover. */
export function lintFace(frame: Frame): LintFinding[] {
  return [...claims(frame), ...threadCues(frame), ...titles(frame), ...companions(frame), ...cover(frame)];
}

function claims(frame: Frame): LintFinding[] {
  const found: LintFinding[] = [];
  const general = frame.id === 'general';
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(frame.id))
    found.push(fault('face', frame.id, 'An id is small letters and hyphens.'));
  if (frame.name.trim() === '') found.push(fault('face', frame.id, 'The frame has no name for the screen.'));
  if (!general && frame.says.length < 12) found.push(note('says', '', 'Fewer than 12 phrases that parents write.'));
  if (!general && frame.claims.strong.length < 2) found.push(fault('claims', '', 'Fewer than two strong words.'));
  if (frame.topicWords.length === 0) found.push(fault('topicWords', '', 'No topic words.'));
  if (frame.facts.length < 3) found.push(fault('facts', '', 'Fewer than three checked facts.'));
  if (Object.keys(frame.threads).length < 2) found.push(fault('threads', '', 'Fewer than two threads.'));
  for (const word of [...frame.claims.strong, ...frame.claims.cues, ...(frame.claims.not ?? []), ...frame.topicWords]) {
    if (word !== word.toLowerCase() && word !== word.trim())
      found.push(fault('claims', word, 'Words are in small letters.'));
  }
  return found;
}

const threadCues = (frame: Frame): LintFinding[] =>
  Object.keys(frame.threadCues ?? {})
    .filter((thread) => !Object.hasOwn(frame.threads, thread))
    .map((thread) => fault('threadCues', thread, `There is no thread "${thread}".`));

function titles(frame: Frame): LintFinding[] {
  return (['young', 'older'] as const).flatMap((age) => {
    const all = frame.titles[age];
    const found = all.flatMap((title) => titleFaults(frame, title, age));
    for (const thread of Object.keys(frame.threads)) {
      if (!all.some((title) => title.thread === undefined || title.thread === thread)) {
        found.push(fault(`titles.${age}`, '', `No title fits the thread "${thread}".`));
      }
    }
    return found;
  });
}

function titleFaults(frame: Frame, { text, thread }: Title, age: string): LintFinding[] {
  const where = `titles.${age}`;
  const found: LintFinding[] = [];
  if (text.split(/\s+/).length > LONGEST_TITLE) found.push(fault(where, text, `Longer than ${LONGEST_TITLE} words.`));
  if (thread !== undefined && !Object.hasOwn(frame.threads, thread))
    found.push(fault(where, text, `No thread "${thread}".`));
  for (const [mark, what = ''] of text.matchAll(/\{(\w+)[^}]*\}/g)) {
    // A story in the parent's own words is called by them.
    if (what !== 'name' && what !== 'hard' && !Object.hasOwn(frame.roles, what))
      found.push(fault(where, text, `Unknown mark ${mark}.`));
  }
  if (/[.]$/.test(text)) found.push(fault(where, text, 'A title has no full stop.'));
  return found;
}

function companions(frame: Frame): LintFinding[] {
  const found = besideFaults(frame, frame);
  for (const [thread, beside] of Object.entries(frame.ofThread ?? {})) {
    if (!Object.hasOwn(frame.threads, thread)) found.push(fault('ofThread', thread, `There is no thread "${thread}".`));
    found.push(...besideFaults(frame, beside));
  }
  return found;
}

function besideFaults({ roles }: Frame, { benefits, talk }: Beside): LintFinding[] {
  const found: LintFinding[] = [];
  if (benefits.length !== 3) found.push(fault('benefits', '', 'There are three benefits.'));
  for (const line of benefits) {
    if (RESULT.test(line)) found.push(fault('benefits', line, 'Says what will be achieved; say what the story does.'));
    if (!/[.]$/.test(line)) found.push(fault('benefits', line, 'A benefit is a sentence.'));
  }
  for (const age of ['young', 'older'] as const) {
    if (talk[age].length !== 3) found.push(fault(`talk.${age}`, '', 'There are three questions.'));
    for (const line of talk[age]) {
      if (!line.endsWith('?')) found.push(fault(`talk.${age}`, line, 'A question ends in a question mark.'));
    }
  }
  for (const line of [...benefits, ...talk.young, ...talk.older]) {
    for (const [mark, what = ''] of line.matchAll(/\{(\w+)[^}]*\}/g)) {
      if (what !== 'name' && !Object.hasOwn(roles, what)) found.push(fault('face', line, `Unknown mark ${mark}.`));
    }
    if (readingsOf(line).length > 1) found.push(fault('face', line, 'No alternatives here.'));
  }
  return found;
}

function cover(frame: Frame): LintFinding[] {
  const read = sceneSchema.safeParse(frame.cover);
  return read.success ? [] : [fault('cover', JSON.stringify(frame.cover), 'Not a scene of the closed lists.')];
}
