import { baseOf } from '../../words/base-verb.ts';
import { isPast } from '../../words/irregular-past.ts';
import { thirdPersonOf } from '../../words/third-person.ts';
import { fitted } from '../own-terms.ts';
import { clauseOf } from './of-others.ts';
import type { WhoseMoment } from './own-moment.ts';

/** What everybody goes on to is told as time for it. */
const GO_ON =
  /^(?:(?:have|need|got|are going|are about|try|want|'re going) to )?(?:(?:all )?((?:leave|go|get|come|finish|stop|walk|drive|head|eat|sit|tidy|pack|change|start|cross|read|clean|do|play|visit|set off|say goodbye|brush|wash|swim|shop|travel|fly)\b.*))$/i;
const DOES_TO =
  /^(?!(?:am|was|were|are|have|had|can|could|will|would|do|don't|dont|didn't|didnt|can't|cant|cannot|couldn't|couldnt|won't|wont|wouldn't|wouldnt|aren't|arent|haven't|havent|did|get|think|know|want|need|feel|hope|see|found|started|moved|split|separated|divorced|argue|shout|yell|fight|smack|hit|drink|lose)\b)([a-z]+)\b(.*)$/i;

const DONE_TO_THE_CHILD = /\b(?:him|her|them|his|their)\b|^(?:say|talk to|mention|sing|count|turn|switch|tell)\b/i;

/** Late at a gate or at home, where a child waits, and not late to leave. */
const FETCHES_LATE = /^(?:running )?late\b.*\b(?:pick\w*|collect\w*|fetch\w*|home|back|get (?:him|her|them))\b/i;

/** What whoever writes does, alone or with all of them: "leave the park" -> "it is time to leave the park". Undefined when unsure. */
export function ofTheGrownUps(i: string, said: string, child: WhoseMoment, most: number): string | undefined {
  // "I go, staff say he settles": what somebody else says is of another moment.
  const act = said.replace(/[,;].*$/, '');
  const several = i.startsWith('we') || i === 'mum and i';
  if (/^(?:say|said|have to say|tell (?:him|her|them)) no\b/i.test(act)) return 'a grown-up says no';
  // What "you" do is what anybody does, unless it is done to the child.
  if (i === 'you' && !DONE_TO_THE_CHILD.test(act)) return undefined;
  const place = /^(?:drop|leave|take) (?:him|her|them)(?: off)? ?((?:at|to) .+)?$/i.exec(act);
  if (place) return timeTo(`say goodbye ${(place[1] ?? '').replace(/^to /i, 'at ')}`.trim(), child, most);
  if (/'|am$|are$/.test(i)) {
    const where = /^(?:out |all |both |still )?((?:at|in|on) (?!(?:a|the) (?:rush|hurry|middle|process)\b).+)$/i.exec(
      act,
    )?.[1];
    const at = where === undefined ? undefined : fitted(where, child.gender, most - 1);
    if (at !== undefined && several) return `{Name is} ${at}`;
    if (at !== undefined && !several) return `a grown-up is ${at}`;
    const leaving =
      /^(?:leaving|going(?! to (?:be|die|get|have|lose|forget|need|want)\b)|getting(?! (?:hurt|squashed|run over|killed|ill|old)\b)|coming|about to (?:leave|go)|running late|late)\b/i.exec(
        act,
      )?.[0];
    if (leaving === undefined) return undefined;
    if (FETCHES_LATE.test(act)) return 'somebody is late';
    return /late/i.test(leaving) ? 'there is not much time' : timeTo(asBase(act), child, most);
  }
  const goOn = several ? GO_ON.exec(act)?.[1] : /^(?:have to |need to )?((?:leave|go)\b.*)$/i.exec(act)?.[1];
  if (goOn !== undefined) {
    if (several) return timeTo(goOn, child, most);
    if (/^go\s*$/i.test(goOn)) return 'a grown-up leaves';
    const fit = fitted(
      `a grown-up ${thirdPersonOf(goOn.split(' ')[0] ?? '')} ${goOn.split(' ').slice(1).join(' ')}`.trim(),
      child.gender,
      most,
    );
    return fit !== undefined && fit.split(' ').length > 2 ? fit : undefined;
  }
  const one = /^(?:have|get|have got) (an? (?:supply|new|different|student|cover|substitute) [a-z]+)$/i.exec(act)?.[1];
  if (one !== undefined) return fitted(`there is ${one}`, child.gender, most);
  const have = /^(?:have|get) ((?:visitors|guests|people|friends|family|company)\b.*)$/i.exec(act)?.[1];
  if (have !== undefined) return fitted(`there are ${have}`, child.gender, most);
  const [, verb = '', rest = ''] =
    DOES_TO.exec(act.replace(/^(?:try|have|need|want|ask|had|tried|got) to /i, '')) ?? [];
  // "We already know": how long it is known is no verb.
  const base =
    verb === '' ||
    verb.endsWith('ly') ||
    isPast(verb.toLowerCase()) ||
    /^(?:already|always|never|just|still|both|all|now|then|even|only)$/.test(verb)
      ? undefined
      : baseOf(verb);
  if (base === undefined) return undefined;
  return clauseOf('a grown-up', `${thirdPersonOf(base)}${rest}`, child, most);
}

const asBase = (act: string): string => {
  const [first = '', ...rest] = act.replace(/^about to /i, '').split(' ');
  return [baseOf(first) ?? first, ...rest].join(' ');
};

const BARE_VERB = /^time to (?:come|get|go|put|turn|switch|take|log|sign)$/;

/** "leave" -> "it is time to leave", "bed" -> "it is time for bed". */
export function timeTo(what: string, child: WhoseMoment, most: number): string | undefined {
  const isThing =
    /^(?:bed|school|nursery|dinner|lunch|tea|breakfast|supper|home|bath|swimming|assembly|pe|maths|medicine|tablets?|inhaler|drops|(?:eye|ear|nose|nasal) \w+|the|an?|his|her|their|some)\b/i.test(
      what,
    );
  const text = fitted(`time ${isThing ? 'for' : 'to'} ${what}`, child.gender, most - 1);
  // "Come off Fortnite" without the game is no moment any more.
  const isCutShort = what.includes(' ') && BARE_VERB.test(text ?? '');
  return text === undefined || isCutShort || !/^time (?:to|for) \S/.test(text) ? undefined : `it is ${text}`;
}

/** What a child is told or asked: "asked to tidy up" -> "a grown-up asks {him} to tidy up". */
export function toldTo(how: string, what: string, child: WhoseMoment, most: number): string | undefined {
  if (/^no\b/i.test(what)) return 'a grown-up says no';
  if (/^off\b/i.test(what)) return undefined;
  const time = /time (?:to|for) (.+)$/i.exec(what)?.[1];
  if (time !== undefined) return timeTo(time, child, most);
  const act = /^(?:not )?to (.+)$/i.exec(what)?.[1];
  if (act === undefined || /^not\b/i.test(what)) return undefined;
  if (/^(?:told|made|expected|supposed|reminded)$/i.test(how)) return timeTo(act, child, most);
  const text = fitted(`asks {him} to ${act}`, child.gender, most);
  return text === undefined || !/^asks \{him\} to [a-z]/.test(text) ? undefined : `a grown-up ${text}`;
}
