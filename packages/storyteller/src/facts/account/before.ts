import type { AgeBand } from '@storylantern/contract';
import type { Clause } from './clauses.ts';
import { retold, type Whose } from './retold.ts';

/** That it was not easy, in so many words. */
const WAS_HARD =
  /\b(?:used to|could(?:n'?t| not)|would(?:n'?t| not)|avoid\w*|dread\w*|struggl\w*|gave up|give up|giving up|(?:nearly|almost) stopped|fell (?:off|over|down|\w+ times|a few times|lots)|t(?:oo|a)k(?:e|en|es)? (?:(?:him|her|them|us) )?(?:\w+ )?(?:weeks|months|years|ages|a long time)|(?<!\b(?:work|tr[yi]|practi[sc]|revis|train)\w* (?:\w+ )?)hard|harder|difficult|tricky|scared|nervous|terrified|petrified|anxious|worried|homesick|shaking|trembling|shy|frightened|afraid|lonely|never happened|failed (?:it (?:once|twice|(?:the )?first time)|(?:his|her|their|the|an?) (?:\w+ ){0,5}(?:exam|test|audition))|too loud|wanted to (?:turn back|give up|go home|stop|quit)|a (?:week|month|year) to)\b/i;
/** A time before this one, or what is mostly so. */
const OTHER_TIMES =
  /\b(?:normally|usually(?! only)|always|last (?:year|month|week|term|time|summer|christmas|\w+ visits)|before(?: that)?$|^before\b|months? ago|weeks ago|for (?:\w+ )?(?:weeks|months|years|ages)|times)\b/i;
/** What makes such a time a hard one. */
const AMISS =
  /\b(?:\w+n'?t|not|no|never|only|just|had to|have to|has to|needs?|asks?|rang|left|leave|without|stays?|waits?|wants?|takes?|has been (?:getting|taking)|been (?:getting|taking)|tried|failed|hat(?:ed|es)|detentions?|made (?:him|her|them))\b/i;
const PRACTISED =
  /\b(?:practi[sc](?:ed|ing)|worked on|been (?:trying|learning|saving up)) (?:\w+ ){0,5}(?:for|all|every|since)\b/i;
/** What no story says of the child, though it is told as over. */
const HURTS =
  /\b(?:scream\w*|shout\w*|yell\w*|hit\w*|kick\w*|(?<!\ba (?:little )?)bit\w*|bite\w*|thr[eo]w\w*|tip(?:s|ped)?|smash\w*|br[eo]k\w*|broke|meltdown\w*|tantrum\w*|cr(?:y|ies|ied|ying)|tears|refus\w*|push\w*|punch\w*|cling\w*|clung|sob\w*|fight\w*|fought|spit\w*|swear\w*|swore|lash\w*|st[eo]l\w*|lie[sd]?|hid|hides?|ran (?:off|away)|runs? (?:off|away)|scratch\w*|pinch\w*|snatch\w*|wet|wets|soil\w*|sick|vomit\w*|panic\w*|jealous|fuss\w*|cop(?:y|ies|ied)|cheat\w*|pull\w*|grab\w*|chas\w*|pok(?:e|ed|es|ing)|squeez\w*|pretend\w*|teas\w*|lied|mean|rude|moan\w*|whin\w*|argu\w*|rough|late)\b/i;
const TIME = String.raw`(?:before(?:hand)?|(?:on )?the first (?:night|day|evening)|the (?:night|day|week|morning) before|all (?:year|term|week|month|day)|for (?:\w+ ){0,2}(?:weeks|months|years|ages|a long time)|at first|since \p{L}+)`;
const FELT = new RegExp(
  String.raw`\b(?:(so|really|very|quite|a bit|a little|too|incredibly|absolutely|super) )*(scared|afraid|nervous|anxious|worried|frightened|terrified|petrified|homesick)\b(?: ((?:of|about|to|at) .+?))?(?: (${TIME}))?$`,
  'iu',
);
const EARLIER =
  /\b(?:used to|before|always|normally|usually|has been|had been|'s been|all (?:year|term)|for (?:\w+ ){0,2}(?:weeks|months|years|ages)|last (?:year|month|term|time|summer))\b/i;

/** A body or a feeling of the same day, and of no earlier time. */
const ON_THE_DAY =
  /^(?![^]*\b(?:used to|always|normally|usually|has been|had been|last (?:\w+)|all (?:year|term)|weeks|months|years|ages)\b)[^]*?\b(?:shak(?:ing|y)|trembl\w*|wobbl\w*|nervous|nerves|scared|terrified|petrified|frightened|afraid|anxious|worried|cr(?:ied|ying)|tears|panic\w*|felt sick)\b/i;

/** A pet that died is what it was hard about, and is told in plain words. */
const A_PET_DIED =
  /^(?:his|her|their|our) ((?:\w+ )?(?:guinea pig|hamster|dog|cat|rabbit|goldfish|fish|gerbil|bird|budgie|pony|horse|chicken|tortoise|puppy|kitten)) had died$/i;

/** Plain words for it, where the parent's own cannot stand. */
const USED_TO_BE_HARD: Readonly<Record<AgeBand, string>> = {
  '2-3': 'It was hard before.',
  '4-5': 'That used to be hard.',
  '6-7': 'That used to be hard.',
  '8-10': 'That used to be hard.',
  '11+': 'Not long ago, that was hard.',
};

/** And where no earlier time is told, only that day: it was hard, and it may be so again. */
const WAS_NOT_EASY: Readonly<Record<AgeBand, string>> = {
  '2-3': 'It was not easy.',
  '4-5': 'That was not easy.',
  '6-7': 'That was not easy.',
  '8-10': 'That was not easy.',
  '11+': 'That was not easy.',
};

/** Plain words for how hard it was, by what is told of it: an earlier time, or just that day. */
export const plainlyHard = (hard: readonly Clause[], band: AgeBand): string =>
  (hard.every(({ subject, rest }) => ON_THE_DAY.test(`${subject} ${rest}`)) ? WAS_NOT_EASY : USED_TO_BE_HARD)[band];

/** Whether a clause tells of the time before: how hard it was, or how long it was practised. */
export const tellsOfBefore = (clause: Clause): boolean => wasHard(clause) || PRACTISED.test(clause.rest);

/** Whether it tells that it was hard, so that this may be said where its own words cannot. */
export function wasHard({ subject, rest }: Clause): boolean {
  const said = `${subject} ${rest}`.trim();
  if (
    A_PET_DIED.test(said) ||
    /^did(?:n'?t| not) (?:make|get into|get (?:picked|chosen) for|get) .*\b(?:team|squad|part|play|choir|band|show)$/i.test(
      said,
    )
  )
    return true;
  return WAS_HARD.test(said) || (OTHER_TIMES.test(said) && (AMISS.test(said) || HURTS.test(said)));
}

/**
 * How it was before, as a sentence of the story: the fear a parent named, the months it took. What would shame the child
 * is not said again: `undefined` stands for "it used to be hard".
 */
export function beforeIn(clause: Clause, whose: Whose, most: number): string | undefined {
  const said = `${clause.rest}`
    .replace(/\s+/g, ' ')
    .replace(/ and (?:always|never|then) .*$/i, '')
    .replace(
      / (?:since )?(?:forever|for ever|ages ago|(?:he|she|they) (?:was|were) (?:tiny|little|small|a baby|\w+))$/i,
      ' before',
    )
    .replace(/^(?:after )?(weeks|months|years|ages) of being (.+)$/i, 'been $2 for $1')
    .trim();
  const gone = A_PET_DIED.exec(`${clause.subject} ${said}`)?.[1];
  if (gone !== undefined) return `{his} ${gone.toLowerCase()} had died.`;
  const notPicked =
    /^did(?:n'?t| not) (?:make|get into|get (?:picked|chosen) for|get) (?:the|a|his|her|their) ((?:[\w-]+ ){0,2}(?:team|squad|part|play|choir|band|show))$/i.exec(
      said,
    )?.[1];
  if (notPicked !== undefined && clause.who !== 'other')
    return `{he} had not been picked for the ${notPicked.toLowerCase()}.`;
  if (clause.who === 'other' || (HURTS.test(said) && !/\bfell\b/.test(said))) return undefined;
  const sentence = (text: string | undefined): string | undefined =>
    text !== undefined && text.split(' ').length <= most ? `${text}.` : undefined;
  const took =
    /\bt(?:oo|a)k(?:en|es)? (?:(?:him|her|them|us) )?((?:\w+ ){0,2}(?:weeks?|months?|years?|ages|a long time|lots of (?:tries|goes|practice)))( to (?:learn|do it|get there|decide|dare|pluck up the courage|work up to it|feel ready))?\b/i.exec(
      said,
    );
  if (took) return sentence(retold(`It took ${took[1]}${took[2] ?? ''}`, whose));
  const hard =
    /^(?:(?:has|had) been|was) ((?:(?:so|really|very|quite|a bit|pretty) )*(?:hard|tricky|difficult|tough|scary|lonely))( .+)?$/i.exec(
      said,
    );
  if (hard && clause.who === 'it') {
    const since = hard[2] === undefined ? '' : (retold(hard[2], whose) ?? '');
    return sentence(`It ${EARLIER.test(said) || since !== '' ? 'had been' : 'was'} ${hard[1]}${since === '' ? (EARLIER.test(said) ? ' before' : '') : ` ${since}`}`);
  } // prettier-ignore
  const test = /^failed (?:his|her|their|the|an?) (?:[\p{L}\d]+ ){0,5}?(exam|test|audition)\b/iu.exec(said)?.[1];
  if (test !== undefined) return sentence(`{he} had failed the ${test.toLowerCase()} once`);
  const failed = /^failed it (last year|last time|(?:the )?first time|once|twice)( wanting to give up)?$/i.exec(said);
  if (failed) {
    const when = failed[1]?.toLowerCase().replace(/^last (year|time)$/, 'the $1 before').replace(/^first/, 'the first');
    return sentence(`{he} had failed it ${when}${failed[2] === undefined ? '' : ' and wanted to give up'}`);
  } // prettier-ignore
  const stayed =
    /^(?:was |got )?((?:a bit |a little |quite |very |really |so )?homesick)( the first (?:night|day|evening))?$/i.exec(
      said,
    );
  if (stayed && clause.stayed === true)
    return sentence(`{he was} ${stayed[1]?.toLowerCase()}${stayed[2]?.toLowerCase() ?? ''}, and {he} stayed`);
  const felt = FELT.exec(said.replace(/ since (?:\w+ ){1,}.*$/i, '').replace(/\b(?:normally|usually|always) /gi, ''));
  if (felt) {
    const [, degree, adjective = '', about, time] = felt;
    const plainly = about?.replace(/ like (?:me|us|his|her|my)\b.*$/i, '').replace(/ (?:forever|ever|and|but|or|because|for ages)\b.*$/i, '');
    const bare = plainly !== undefined && /^(?:of|about|to|at) (?:it|them|that|this|those)$/i.test(plainly);
    const of = plainly === undefined || bare ? undefined : retold(plainly, whose);
    if (about !== undefined && of === undefined && !bare) return undefined;
    const how = /^(?:terrified|petrified)$/i.test(adjective) ? 'very scared' : `${much(degree)}${adjective.toLowerCase()}`;
    const when = time ?? (/ since /i.test(said) || EARLIER.test(`${clause.subject} ${said}`) ? 'before' : '');
    const what = `${how}${of === undefined ? '' : ` ${of}`}`;
    return sentence(
      when === '' ? `{he was} ${what}, and {he} did it` : when.endsWith('before') || when === 'beforehand' || when === 'at first' ? `{he was} ${what} ${when}` : `{he} had been ${what} ${when}`,
    );
  } // prettier-ignore
  const shook = /^was (shaking|trembling|wobbly)((?: (?:in|at|on|all|before) .+| beforehand| before(?: it)?)?)$/i.exec(
    said,
  );
  const where = shook ? retold((shook[2] ?? '').trim() || 'it', whose) : undefined;
  if (shook && where !== undefined && clause.who === 'child')
    return sentence(
      `{he was} ${shook[1]?.toLowerCase()}${where === 'it' ? '' : ` ${where}`}, and {he} did it`.replace(
        /( before(?:hand| it)?), and \{he\} did it$/i,
        '$1',
      ),
    );
  const feared =
    /^(?:was|is|'s|were|had been|has been|got|felt) (?:(so|really|very|quite|a bit) )?(scared|worried|nervous|anxious|afraid) (?:that )?(?:they|people|every|the (?:other|others)|it|he|she|no ?one)\b/i.exec(
      said,
    );
  if (feared && clause.who === 'child')
    return sentence(`{he was} ${much(feared[1])}${feared[2]?.toLowerCase() ?? ''} before`);
  const trying =
    /^(?:has|have|had) been (trying|practi[sc]ing|learning|saving up|working on it)( (?:since|for) .+)$/i.exec(said);
  const since = trying ? retold(trying[2] ?? '', whose) : undefined;
  if (since !== undefined && clause.who === 'child')
    return sentence(`{he} had been ${trying?.[1]?.toLowerCase().replace('practic', 'practis')} ${since}`);
  const falls = /^fell(?: (?:off|over|down))?(?: (\w+ times|a few times|lots of times))?$/i.exec(said);
  if (falls && clause.who === 'child')
    return sentence(`{he} fell${falls[1] === undefined ? '' : ` ${falls[1].toLowerCase()}`} and got up again`);
  const lasted = /^used to ((?:last|take) (?:an?|half an|two|three|four|\d+) (?:hours?|minutes?|days?|weeks?))\b/i.exec(
    said,
  )?.[1];
  if (lasted !== undefined) return sentence(`It used to ${lasted.toLowerCase()}`);
  const shy = /\btoo shy to ((?:speak|talk|say|go|ask|join|play|answer|sing|dance|read|order)\b.*)$/i.exec(said)?.[1];
  const hardTo = shy === undefined ? undefined : retold(shy.replace(/\bstrangers\b/i, 'new people'), whose);
  if (hardTo !== undefined && !hardTo.includes('{')) return sentence(`It is not easy for {him} to ${hardTo}`);
  if (/\bshy\b/i.test(said)) return 'That takes courage.';
  const dreaded = /\bdread(?:ed|ing)(?: (?:it|this))?( for .+)?$/i.exec(said);
  if (dreaded) return sentence(`{he} had been dreading it${dreaded[1] ?? ''}`);
  const wanted =
    /^(?:had )?(?:nearly |almost )?wanted to (turn back|give up|go home|stop|quit)( halfway| half way| at first)?/i.exec(
      said,
    );
  if (wanted && clause.who === 'child')
    return sentence(`{he} wanted to ${wanted[1]}${wanted[2] ?? ''}, and {he} went on`);
  const stopped = /^(?:nearly|almost) stopped(?: (at .+))?$/i.exec(said);
  if (stopped && clause.who === 'child')
    return sentence(`{he} nearly stopped${stopped[1] === undefined ? '' : ` ${stopped[1]}`}, and {he} went on`);
  const gaveUp = /\b(?:nearly|almost) gave up(?: (at|in|on|after|over) (.+))?$/i.exec(said);
  if (gaveUp) {
    const when = gaveUp[2] === undefined ? '' : retold(`${gaveUp[1]} ${gaveUp[2]}`, whose);
    return sentence(`{he} nearly gave up${when === undefined || when === '' ? '' : ` ${when}`}`);
  }
  const tried =
    /^(?:has |had |been |have )*(?:tried|worked (?:on|hard|so hard)|practi[sc]ing|fell|fallen|practi[sc]ed|been practi[sc]ing|only ate|couldn'?t|could not|wouldn'?t|would not|used to|had been practi[sc]ing)\b/i.test(
      said,
    );
  const practised = /^(?:(?:has|have|had) )?(?:been )?practi[sc](?:ing|ed)\b/i.test(said);
  if (!tried || (clause.who !== 'child' && !(practised && /^we/i.test(clause.subject)))) return undefined;
  const past = said
    .replace(/ last (?:week|month|year|time|term|summer|christmas)$/i, '')
    .replace(/^(?:has|had) (?=tried)/i, '')
    .replace(/^(?:(?:has|have|had) )?(?:been )?practi([sc])ing/i, 'had practi$1ed')
    .replace(/^wouldn'?t\b|^would not\b/i, 'would not')
    .replace(/^couldn'?t\b|^could not\b/i, 'could not')
    .replace(/^[A-Z]/, (first) => first.toLowerCase());
  const text = retold(past, whose);
  if (text === undefined) return undefined;
  return sentence(
    /\b(?:before|used to|had practi[sc]ed|worked)\b/.test(text) ? `{he} ${text}` : `Before that, {he} ${text}`,
  );
}

const much = (degree: string | undefined): string =>
  degree === undefined || /^(?:too)$/i.test(degree)
    ? ''
    : /^(?:incredibly|absolutely|super|so)$/i.test(degree)
      ? 'very '
      : `${degree.toLowerCase()} `;
