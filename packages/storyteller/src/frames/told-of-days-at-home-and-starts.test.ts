import type { AgeBand } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { tellSocialStory } from '../index.ts';

const told = (problem: string, ageBand: AgeBand, notes = ''): string => {
  const story = tellSocialStory({ name: 'Ben', ageBand, gender: 'boy', problem, notes }, { seed: 3 });
  return `${story.situation}/${story.thread}`;
};

describe('older children are told of what happened to them', () => {
  it.each<[string, AgeBand, string]>([
    ['he got suspended for fighting after someone insulted his mum', '11+', 'told-off/suspended'],
    ['suspended for two days for punching a boy', '11+', 'told-off/suspended'],
    ['they have been given a fixed term exclusion after a fight', '8-10', 'told-off/suspended'],
    ['excluded for swearing at a teacher', '11+', 'told-off/suspended'],
    ['her dad and I are splitting up and she has stopped speaking to both of us', '11+', 'parents-divorce/silentboth'],
    ['not talking to me or her dad since we told her we are separating', '8-10', 'parents-divorce/silentboth'],
    ["won't speak to his dad since we split up", '11+', 'parents-divorce/notspeaking'],
    ["my foster son's contact with his mum was cancelled again and he smashed up his room", '11+', 'fostering/calledoff'],
    ['contact with his birth dad got cancelled and he trashed his room', '8-10', 'parent-away/nocome'],
    ['this boy never works with others in group work and tells them their ideas are rubbish', '11+', 'group-work/ownidea'],
    ['always wants to be the boss in group work', '8-10', 'group-work/ownidea'],
    ['the others in his group never listen to his ideas', '11+', 'group-work/unheard'],
    ['has started swearing at me when I turn the playstation off', '8-10', 'screens-off/gameover'],
    ['swears at his grandad when he turns the tv off', '8-10', 'screens-off/gameover'],
    ['swears when he loses on fortnite', '8-10', 'swearing/headset'],
    ['having teeth pulled out under gas at the hospital next week', '8-10', 'operation/teethout'],
    ['has to have teeth taken out at the hospital, he will be put to sleep', '6-7', 'operation/teethout'],
    ['has type 1 diabetes and is fed up of injecting, skipping insulin at school', '11+', 'long-illness/noholidays'],
    ['sick of injections, has type 1', '8-10', 'long-illness/noholidays'],
    ['he hides his insulin pen so no one sees at school, type 1', '11+', 'long-illness/insulin'],
    ["fasting for the first time this ramadan and disappointed he couldn't make it all day", '8-10', 'family-faith/endedearly'],
    ['broke his fast at lunchtime and feels like he failed', '8-10', 'family-faith/endedearly'],
    ["refuses to get in the car for swimming gala, says he's going to come last", '8-10', 'losing-a-game/beforestart'],
    ['cries before every tennis tournament, scared of losing', '11+', 'losing-a-game/beforestart'],
    ['lost the race and cried', '8-10', 'losing-a-game/racelost'],
    ['found out dad is having a baby with his girlfriend and says he will never meet it', '11+', 'new-sibling/halfcoming'],
    ["dad's girlfriend is pregnant and he is furious", '8-10', 'new-sibling/halfcoming'],
    ['worried every time i cough since grandad died of lung cancer', '8-10', 'grandparent-death/next'],
    ["His nana died of cancer in the summer and now he's worried every time i have a headache", '11+', 'grandparent-death/next'],
    ["says maths makes him stupid and rips up his homework before i can see it", '8-10', 'managing-anger/sums'],
    ['moving house in two weeks and he says he is not coming and has hidden the boxes', '8-10', 'moving-house/notasked'],
    ["shares everything I tell him with his friends, told everyone i'm pregnant", '8-10', 'told-secret/teller'],
    ['scared to sleep upstairs on his own since watching a scary film at a sleepover', '8-10', 'nightmares/film'],
    ['found him looking at inappropriate videos on his tablet', '8-10', 'screen-time/notforkids'],
    ['they told me they are non binary and are nervous about telling their nan', '11+', 'respecting-differences/telling'],
  ])('%s (%s): %s', (problem, band, scene) => expect(told(problem, band)).toBe(scene)); // prettier-ignore

  it('tells of the parent who is ill, not of the one who writes', () => {
    const problem = "my wife has breast cancer and our son won't go near her since she lost her hair";
    const story = tellSocialStory(
      { name: 'Ben', ageBand: '11+', gender: 'boy', problem, notes: "I'm his dad." },
      { seed: 3 },
    );
    expect(Object.values(story.content).flat().join(' ')).toMatch(/\bMum\b/);
    expect(Object.values(story.content).flat().join(' ')).not.toMatch(/\b(?:look at|Seeing) Dad\b/);
  });

  it('tells a girl of a first period that came at school', () => {
    const story = tellSocialStory(
      {
        name: 'Ruby',
        ageBand: '11+',
        gender: 'girl',
        problem: 'started her period at school and was mortified',
        notes: '',
      },
      { seed: 3 },
    );
    expect(story.thread).toBe('cameatschool');
  });

  it.each<[string, AgeBand, string]>([
    ['his sister was suspended and he is upset', '8-10', 'suspended'],
    ['feels excluded by his friends at break', '8-10', 'suspended'],
    ['her eye contact is poor and the trip was cancelled', '8-10', 'calledoff'],
    ['scared of the dentist, needs two teeth out', '8-10', 'teethout'],
    ['dad and his wife had a baby last month and he is jealous', '8-10', 'halfcoming'],
    ['worried before the operation on his knee', '11+', 'teethout'],
  ])('%s (%s) is not %s', (problem, band, scene) => expect(told(problem, band)).not.toContain(scene));
});
