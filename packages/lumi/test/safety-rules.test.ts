import { readFileSync } from 'node:fs';
import { LIMITS } from '@storylantern/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALARM_TIERS, assessSafety, COUNTRIES, SAFETY_TIERS, type SafetyVerdict } from '../src/safety/index.ts';
import { readSet } from './safety/measured-set.ts';

const one = (message: string, country?: string): SafetyVerdict =>
  assessSafety([message], { ageMonths: null, ...(country === undefined ? {} : { country }) });
const talk = (...messages: readonly string[]) => assessSafety(messages, { ageMonths: null });
const lines = (name: string) => readSet(readFileSync(new URL(`./safety/${name}.txt`, import.meta.url), 'utf8'));
const alarms = lines('dev-alarms')
  .filter((each) => each.messages.length === 1)
  .flatMap((each) => each.messages);
const NEUTRAL = [
  'We went to the market this morning.',
  'The weather was lovely.',
  'Her favourite toy is a red bus.',
  'We read two books.',
  'Breakfast was porridge.',
];

describe('whatever is written', () => {
  it('never throws, and always gives one of the tiers', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 4 }), (messages) => {
        expect(SAFETY_TIERS).toContain(assessSafety(messages, { ageMonths: null }).tier);
      }),
      { numRuns: 60 },
    );
  });

  it('the longest and most adversarial messages come to an end', () => {
    const words = ['not ', 'breathing ', 'i want to ', 'swallowed ', 'his dad ', 'blood , ', 'a ', '| ', 'aaaa'];
    const longest = LIMITS.chatMessage;
    for (const word of words)
      expect(SAFETY_TIERS).toContain(one(word.repeat(Math.ceil(longest / word.length)).slice(0, longest)).tier);
  });

  it('harmless sentences around an alarm never silence it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...alarms),
        fc.constantFrom(...NEUTRAL),
        fc.constantFrom(...NEUTRAL),
        (alarm, before, after) => {
          const found = one(`${before} ${alarm}. ${after}`).tier;
          expect(ALARM_TIERS.has(found), `${before} ${alarm}. ${after} -> ${found}`).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each(['choking what do i do', 'convulsons what do i do', 'choking help', 'atragantado que hago'])(
    'a cry in a few words is no question about some other day: %s',
    (cry) => {
      expect(ALARM_TIERS.has(one(cry).tier)).toBe(true);
      expect(ALARM_TIERS.has(one(`The weather was lovely. ${cry}. We read two books.`).tier)).toBe(true);
    },
  );

  it('capitals and missing apostrophes change nothing', () => {
    for (const alarm of alarms) {
      const tier = one(alarm).tier;
      expect(one(alarm.toUpperCase()).tier, alarm).toBe(tier);
      expect(one(alarm.replaceAll("'", '')).tier, alarm).toBe(tier);
      expect(one(alarm.replaceAll("'", '\u2019')).tier, alarm).toBe(tier);
    }
  });
});

describe('after an alarm', () => {
  it('the next answers ask whether the child is safe, and give no ordinary advice', () => {
    const verdict = talk('she is choking', 'what should she have for dinner');
    expect(verdict.sticky).toBe(true);
    expect(verdict.answerMayFollow).toBe(false);
    expect(verdict.text).toMatch(/^Is your child safe and being seen/);
  });

  it('it is over once the parent says that help is there', () => {
    expect(talk('she is choking', 'she coughed it out and is fine now').settled).toBe(true);
    expect(talk('he is not breathing', 'the ambulance is here').settled).toBe(true);
    expect(talk('she is choking', 'she coughed it out and is fine now', 'what about naps').tier).toBe('none');
  });

  it('"no" and "should I call?" keep it open', () => {
    expect(talk('he is not breathing', 'no he is not ok').text).not.toBeNull();
    expect(talk('he swallowed a battery', 'should i call 999').settled).toBe(false);
  });

  it('a parent who is at the edge is asked about themselves', () => {
    expect(talk('I want to die', 'he wakes at five').text).toMatch(/^Are you safe/);
  });
});

describe('a danger that is past or only thought of', () => {
  it('gets one line first, then the ordinary answer', () => {
    const verdict = one('what should I do if my baby stops breathing');
    expect(verdict.tier).toBe('check-now');
    expect(verdict.answerMayFollow).toBe(true);
    expect(verdict.opening).toMatch(/^If this is happening now, stop reading and call/);
  });
});

describe('the numbers', () => {
  it("are the family's country's", () => {
    expect(one('my son is choking', 'AU').text).toContain('Call 000 now');
    expect(one('my son is choking', 'gb').text).toContain('Call 999 now');
  });

  it("are those of the place the parent names, before the family's own", () => {
    expect(
      assessSafety(["we're in Australia", 'my son is choking'], { ageMonths: null, country: 'GB' }).text,
    ).toContain('000');
    expect(one('the NHS page says wait but he is choking').country).toBe('GB');
  });

  it('fall back on the general wording', () => {
    expect(one('my son is choking').text).toContain('your local emergency number (112');
    expect(one('my son is choking', 'ZZ').text).toContain('your local emergency number (112');
  });

  it('are there for about twenty-five countries, each once', () => {
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(25);
    expect(new Set(COUNTRIES.map((each) => each.code)).size).toBe(COUNTRIES.length);
  });
});

describe('facts that are an emergency only together', () => {
  it('are joined over several messages', () => {
    expect(talk('he bumped his head on the slide', 'now he is being sick').tier).toBe('emergency');
    expect(talk('she has a fever', 'we watched a film', 'there is a purple rash spreading').tier).toBe('emergency');
  });

  it("a fever is a matter for today in a baby under three months, from the message or the family's record", () => {
    expect(one('6 week old with a fever').tier).toBe('same-day');
    expect(assessSafety(['she has a fever'], { ageMonths: 2 }).tier).toBe('same-day');
    expect(assessSafety(['she has a fever'], { ageMonths: 40 }).tier).toBe('illness');
  });
});
