import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGE_BANDS, GENDERS } from '@storylantern/contract';
import { CHALLENGES } from '@storylantern/library';
import type { Frame } from '../src/frame.ts';
import { FRAMES } from '../src/frames/index.ts';
import { matchSituation, tellSocialStory } from '../src/index.ts';
import { MESSIER, MESSY, MORE_STILL } from '../src/match/heard/match-examples.ts';
import { SET_ASIDE } from '../src/match/heard/set-aside-inputs.ts';
import { ASKED_FIRST } from './asked-first.ts';
import { askedMeasures, halvesOf } from './asked-measures.ts';
import {
  ARTEFACTS,
  briefFor,
  countsOf,
  fellBack,
  isApplauded,
  mean,
  MOST_ASKED,
  openingsOf,
  sharesOf,
  storiesInARow,
  textOf,
} from './story-measures.ts';

/**
 * Measures the social stories and writes what it finds to docs/social-stories.md:
 * `node packages/storyteller/test/report-stories.ts`. It takes some minutes.
 */
const REPORT = join(import.meta.dirname, '../../../docs/social-stories.md');
const SEEDS = 5;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const lines: string[] = [];
const say = (...more: readonly string[]): void => void lines.push(...more);

const listed = new Set(CHALLENGES.map((each) => each.id));
const groupOf = (frame: Frame): 'most asked' | 'listed' | 'applauded' | 'others' => {
  if (MOST_ASKED.includes(frame.id)) return 'most asked';
  if (isApplauded(frame)) return 'applauded';
  return listed.has(frame.id) ? 'listed' : 'others';
};

function grid(): void {
  let [told, hard, inBand, artefacts] = [0, 0, 0, 0];
  const elsewhere = new Map<string, number>();
  for (const frame of FRAMES) {
    for (const ageBand of AGE_BANDS) {
      for (const gender of GENDERS) {
        for (let seed = 1; seed <= SEEDS; seed++) {
          const brief = briefFor(frame, ageBand, gender, seed);
          const story = tellSocialStory(brief, { seed });
          told++;
          if (story.audit.findings.some((each) => each.hard && !each.passed)) hard++;
          if (story.audit.reading.inBand) inBand++;
          if (fellBack(story)) elsewhere.set(frame.id, (elsewhere.get(frame.id) ?? 0) + 1);
          if (ARTEFACTS.test(`${story.title}\n${textOf(story)}`.replaceAll(brief.name, 'Xa'))) artefacts++;
        }
      }
    }
  }
  const lost = [...elsewhere].map(([id, n]) => `${id} (${n})`);
  say(
    '## Every situation, age, pronoun and five seeds',
    '',
    `${told} stories of ${FRAMES.length} situations: a broken hard rule in ${hard}, an artefact in ${artefacts}, reading`,
    `level in its band in ${percent(inBand / told)}. Told by a general frame instead: ${lost.length === 0 ? 'none' : lost.join(', ')}.`,
    '',
  );
}

function rows(): void {
  const groups = Map.groupBy(FRAMES, groupOf);
  say(
    '## Ten stories in a row for one child',
    '',
    'Each story knows those before it. The share of runs of five words that two of the ten have in common, on average',
    'over all pairs and ages; and how many of the ten open differently.',
    '',
    '| Situations | Number | Mean share | Highest share of one situation | Fewest openings |',
    '| --- | --- | --- | --- | --- |',
  );
  for (const [group, frames] of groups) {
    const each = frames.map((frame) => {
      const bands = AGE_BANDS.map((band, n) =>
        storiesInARow(frame, band, GENDERS[n % GENDERS.length] ?? 'girl').map(textOf),
      );
      return {
        id: frame.id,
        share: mean(bands.map((texts) => mean(sharesOf(texts)))),
        openings: Math.min(...bands.map(openingsOf)),
      };
    });
    const most = each.toSorted((a, b) => b.share - a.share)[0];
    const fewest = each.toSorted((a, b) => a.openings - b.openings)[0];
    say(
      `| ${group} | ${frames.length} | ${percent(mean(each.map((one) => one.share)))} | ${percent(most?.share ?? 0)} (${most?.id}) | ${fewest?.openings} (${fewest?.id}) |`,
    );
  }
  say('');
}

function inputs(name: string, set: readonly (readonly [string, ...string[]])[], firstLook: string): void {
  const outcomes = set.map(([text, ...serves]) => ({ text, serves, match: matchSituation(text, '') }));
  const known = outcomes.filter((each) => each.serves[0] !== 'general');
  const right = known.filter((each) => each.serves.includes(each.match.id));
  const wrong = known.filter((each) => !each.serves.includes(each.match.id) && each.match.id !== 'general');
  const rest = outcomes.filter((each) => each.serves[0] === 'general');
  const kept = rest.filter((each) => each.serves.includes(each.match.id));
  say(
    `| ${name} | ${set.length} | ${percent(right.length / known.length)} of ${known.length} | ${wrong.length} | ${kept.length} of ${rest.length} | ${firstLook} |`,
  );
}

function asked(): void {
  const { chose, report } = halvesOf(ASKED_FIRST);
  say(
    '## What the form understands before a story is told',
    '',
    'Briefs written without a look at what the matcher has learnt, each with the situations an editor would accept. The form',
    'names what it understood, and asks where it is not sure. Half of them chose when that is; the other half only reports.',
    'Right, general, wrong: what is told if the question is passed over. Offered: one that would serve is among those named,',
    "or the parent's own words are right. Answered: right when each question is answered, and where none is asked, nothing chosen.",
    '',
    '| Half | Briefs | Right at first | General instead | Wrong | Offered | Answered | Sure | Sure and wrong |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, half] of [
    ['chose', chose],
    ['reports', report],
  ] as const) {
    const { briefs, right, general, wrong, offered, answered, sure, sureAndWrong } = askedMeasures(half);
    const of = (n: number): string => `${n} (${percent(n / briefs)})`;
    say(
      `| ${name} | ${briefs} | ${of(right)} | ${of(general)} | ${of(wrong)} | ${of(offered)} | ${of(answered)} | ${of(sure)} | ${sureAndWrong} (${percent(sureAndWrong / sure)} of these) |`,
    );
  }
  say('');
}

function pairs(): void {
  const totals = { girl: countsOf(''), boy: countsOf('') };
  const PAIRS = 1_000;
  for (let n = 0; n < PAIRS; n++) {
    const frame = FRAMES[n % FRAMES.length];
    const ageBand = AGE_BANDS[Math.floor(n / FRAMES.length) % AGE_BANDS.length];
    if (!frame || !ageBand) throw new Error('There are no situations to tell.');
    for (const gender of ['girl', 'boy'] as const) {
      const brief = { ...briefFor(frame, ageBand, gender, n), name: 'Robin' };
      const counts = countsOf(textOf(tellSocialStory(brief, { seed: n })));
      for (const key of Object.keys(counts) as (keyof typeof counts)[]) totals[gender][key] += counts[key];
    }
  }
  say(
    '## A girl and a boy',
    '',
    `${PAIRS} pairs of stories told from one brief, once about a girl and once about a boy; how often words of a group stand in them.`,
    '',
    '| Words about | Girl | Boy | Apart |',
    '| --- | --- | --- | --- |',
  );
  for (const key of Object.keys(totals.girl) as (keyof typeof totals.girl)[]) {
    const [girl, boy] = [totals.girl[key], totals.boy[key]];
    say(`| ${key} | ${girl} | ${boy} | ${percent(Math.abs(girl - boy) / Math.max(girl, boy, 1))} |`);
  }
  say('');
}

say('# Social stories, measured', '', 'Written by `node packages/storyteller/test/report-stories.ts`.', '');
grid();
rows();
say(
  '## What parents type',
  '',
  'The situation that is found for messy words. Right: one that would serve, for words about a listed situation. Wrong:',
  'another one; the rest got the general story. Kept general: words about nothing on the list. The set aside was written',
  'before anything was matched with it.',
  '',
  '| Set | Inputs | Right | Wrong | Kept general | At first look |',
  '| --- | --- | --- | --- | --- | --- |',
);
inputs('worked on', [...MESSY, ...MESSIER, ...MORE_STILL], '');
inputs('set aside', SET_ASIDE, '87.1 % right, 19 wrong, 27 of 31 general');
say('');
asked();
pairs();

writeFileSync(REPORT, `${lines.join('\n')}\n`);
const prettier = join(import.meta.dirname, '../../../node_modules/.bin/prettier');
if (existsSync(prettier)) execFileSync(prettier, ['--write', REPORT], { stdio: 'ignore' });
console.log(lines.join('\n'));
