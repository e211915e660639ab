import type { AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

/** Told as it was typed, with nothing chosen. */
const told = (ageBand: AgeBand, problem: string) => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1, recent: [] });
  return `${story.situation}/${story.thread}`;
};

test('who plays a game in secret is not told of a show', () => {
  const brief = { name: 'Noor', ageBand: '8-10', gender: 'girl', notes: '' } as const;
  const problem = 'Stays up playing Roblox in secret under the covers';
  const story = tellSocialStory({ ...brief, problem }, { seed: 1, recent: [] });
  expect(story.situation).toBe('screen-time');
  expect(Object.values(story.content).join(' ')).not.toMatch(/shows?\b(?! how)|watch/);
});

describe('the scene that a parent of an older child means', { timeout: 240_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['Her big brother has gone off to university and she misses him', '8-10', 'feeling-sad/gonetouni'],
    ['Brother moved out to go to college in Manchester, she is lost without him', '11+', 'feeling-sad/gonetouni'],
    ['asks for her brother who moved out last week', '4-5', 'feeling-sad/gonetouni'],
    ["won't sleep since her sister went to university", '8-10', 'sleeping-alone/lefthome'],
    ['Her horse is being sold because she has outgrown him', '11+', 'lost-toy/ponysold'],
    ['We cant afford the livery any more so the horse has to go', '8-10', 'lost-toy/ponysold'],
    ['her loan pony is going back to its owner and the loan has ended', '8-10', 'lost-toy/ponysold'],
    ["wants a pony and we can't afford one", '8-10', 'handling-disappointment/nopet'],
    ['Lost her new phone on the bus and is scared to tell us', '11+', 'first-phone/phonelost'],
    ['She has lost her phone for the second time', '11+', 'first-phone/phonelost'],
    ['Left her phone at the park and it was gone when we went back', '8-10', 'first-phone/phonelost'],
    ['Was mugged on the way home from school, they took her phone', '11+', 'frightening-event/mugged'],
    ['Some older lads took her bike off her in the park', '11+', 'frightening-event/mugged'],
    ['two teenagers stole her scooter at the skate park', '8-10', 'frightening-event/mugged'],
    ['boys at school take her money', '11+', 'bullying/handedover'],
    ["Having a colonoscopy next week for suspected Crohn's", '11+', 'scan/camerainside'],
    ['Needs a camera test to look in her bowel', '8-10', 'scan/camerainside'],
    ['Has to drink the bowel prep and is dreading it', '11+', 'scan/camerainside'],
    ['Has ME and her friends think she is faking', '11+', 'long-illness/notseen'],
    ['Chronic pain in her legs and teachers dont believe her', '11+', 'long-illness/notseen'],
    ['Tummy pains every day, doctors find nothing and nobody believes her', '8-10', 'long-illness/notseen'],
    ['Our au pair Lena is going home to Germany and she is devastated', '8-10', 'friend-moving-away/aupairgoes'],
    ['cries because our nanny left', '6-7', 'friend-moving-away/aupairgoes'],
    ['Worried about her mock exams', '11+', 'tests/rehearsal'],
    ['Mocks start on Monday and her mind goes blank in exams', '11+', 'tests/blankmind'],
    ['Came out to me as gay, worried what her grandparents will say', '11+', 'respecting-differences/telling'],
    ['Vaping, I found one in her school bag', '11+', 'peer-pressure/alreadyvapes'],
    ['caught vaping in the school toilets', '11+', 'peer-pressure/alreadyvapes'],
    ['Stole £20 from my purse to buy V bucks', '11+', 'taking-things/gamecash'],
    ['Got beaten to captain and now wants to quit football altogether', '11+', 'handling-disappointment/notcaptain'],
    ["wasn't picked for school council and is gutted", '8-10', 'handling-disappointment/notcaptain'],
    ['other kids are mean because she was made captain', '8-10', 'being-teased/chosenmean'],
    [
      'Wants to be friends with the popular girls and is mean to her old friend Jess to impress them',
      '8-10',
      'being-kind/unkindtofit',
    ],
    ['makes fun of her old mate to fit in with the cool lads', '11+', 'being-kind/unkindtofit'],
    ['hates getting changed for PE in front of others', '8-10', 'general/changing'],
  ])('%s', (problem, ageBand, scene) => {
    expect(told(ageBand, problem)).toBe(scene);
  });

  test.each<[string, AgeBand, RegExp]>([
    ['Gets in a state if plans change, like when swimming was cancelled', '8-10', /changing$/],
    ['nanny starting next week and she cries when I leave', '4-5', /aupairgoes$/],
    ['upset that her big sister is going to university in September', '8-10', /gonetouni$/],
    ['her friend ignores her to fit in with the popular girls', '8-10', /unkindtofit$/],
    ['scared of falling off her pony', '8-10', /ponysold$/],
    ['he says his tummy hurts but I think he is faking to get out of school', '8-10', /notseen$/],
    ['Grandad is having a colonoscopy and she is worried', '8-10', /camerainside$/],
    ['lost her phone for a week as a punishment and is furious', '11+', /phonelost$/],
  ])('and not for: %s', (problem, ageBand, scene) => {
    expect(told(ageBand, problem)).not.toMatch(scene);
  });
});
