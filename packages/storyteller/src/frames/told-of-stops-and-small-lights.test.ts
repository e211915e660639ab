import type { AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

/** Told of the situation that a parent chose from the list. */
const told = (situation: string, ageBand: AgeBand, problem: string) => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '', situation }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: Object.values(story.content).join('\n'),
    partial: story.content.partial,
  };
};

describe('the scene a parent means', { timeout: 180_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['at church and at the table she is tapping and tipping the chair', '8-10', 'sitting-still/quietrooms'],
    ['fidgets all through mass, up and down', '4-5', 'sitting-still/quietrooms'],
    ['tooth moves and she thinks it will bleed and never stop', '6-7', 'wobbly-tooth/dropinaglass'],
    ['wobbly tooth, scared no new tooth will grow there', '8-10', 'wobbly-tooth/dropinaglass'],
    ['has to have the landing light on or she screams', '4-5', 'fear-dark/staysonlight'],
    ["won't go to bed without the hall light on", '2-3', 'fear-dark/staysonlight'],
    ['sad for no reason, cries and does not know why', '8-10', 'feeling-sad/wetcoat'],
    ["had crohn's for years and is sick of being ill", '11+', 'long-illness/lodger'],
    ['fed up with her arthritis and all the appointments', '8-10', 'long-illness/lodger'],
    ["it isn't the jab, it's the moment before it", '11+', 'needles/minutebefore'],
    ['the waiting is the worst for her at blood tests', '8-10', 'needles/minutebefore'],
    ['screams when another child is on the trike', '2-3', 'taking-turns/trikeround'],
    ['fine going up but freezes at the top of the escalator going down', '6-7', 'escalators/waydown'],
    ['her lace got pulled into the escalator, some stations have no lift', '6-7', 'escalators/caughtonit'],
    ['knows her times tables at home and in the timed test they are gone', '8-10', 'lessons-are-hard/tablesclock'],
    ['cannot copy from the board before it is rubbed off', '6-7', 'lessons-are-hard/offtheboard'],
    ['gran has gone into a home and she thinks we gave her away', '8-10', 'grandparent-dementia/careroom'],
    ['grandad lives in a care home now', '4-5', 'grandparent-dementia/careroom'],
    ['up and down from the table at every meal', '4-5', 'sitting-still/upfromtable'],
    ["won't sit at the table for dinner", '2-3', 'sitting-still/upfromtable'],
    ['operation on Thursday, nothing to eat from midnight', '6-7', 'operation/nobreakfast'],
    ['her brother is one and pulls down every tower she builds', '4-5', 'siblings-fighting/tower'],
    ['trod on a bee barefoot last week', '4-5', 'insects/sting'],
    ['blood test on Tuesday, last time it took 4 of us', '4-5', 'needles/held'],
    ['has to sit at the nut free table by herself', '6-7', 'allergy/table'],
    ['coloured the grass brown and the whole table laughed', '6-7', 'colour-blind/names'],
    ['I think she knows, but her brother is four', '8-10', 'is-santa-real/behind'],
    ['frightened to eat since the ambulance came, milk allergy', '4-5', 'allergy/afterreaction'],
    ['had a reaction at a party and now only eats pasta', '8-10', 'allergy/afterreaction'],
    ["the landlord is selling and we don't know where we will go", '8-10', 'moving-house/wherenext'],
    ['we have to be out by May and have not found a place', '4-5', 'moving-house/wherenext'],
    ['washes her hands until they crack because of norovirus', '11+', 'being-sick/cleanenough'],
    ["won't eat anything that might be off, and if someone has a bug she stays away", '8-10', 'being-sick/cleanenough'],
    ['talks over everyone at dinner', '4-5', 'taking-turns/saltturn'],
    ["I can't stay nights because of the twins", '4-5', 'hospital-stay/nightward'],
    ['third school in four years (army), will not bother learning names', '8-10', 'new-school/onemorefirst'],
    ['Oma keeps asking if she has had her tea', '4-5', 'grandparent-dementia/again'],
    ['found wrapping paper in our wardrobe', '6-7', 'is-santa-real/foundthere'],
    ['she presses the red button on the motorway', '2-3', 'car-seat/unbuckle'],
    ['runs off, I want her to stop when she hears stop', '4-5', 'running-off/call'],
    ['she dribbles to their goal and loses it, then shouts', '8-10', 'teamwork/pass'],
    ['adopted, they are doing family trees at school', '8-10', 'adoption/treesheet'],
    ['her bedroom was moved to the attic and she misses the old one', '6-7', 'moving-house/room'],
  ])('%s (%s): %s', (problem, band, scene) => {
    expect(told(scene.split('/')[0] ?? '', band, problem).scene).toBe(scene);
  });

  test.each<[string, AgeBand, string]>([
    ['fidgets on the carpet at school', '6-7', 'sitting-still/quietrooms'],
    ['her tooth fell out and it would not stop bleeding', '6-7', 'wobbly-tooth/dropinaglass'],
    ['the tooth mouse comes to us, and she wants to keep the tooth', '6-7', 'wobbly-tooth/dropinaglass'],
    ['scared when we turn the landing light off', '4-5', 'fear-dark/staysonlight'],
    ['we want her to stop needing the night light on', '6-7', 'fear-dark/staysonlight'],
    ['sad since her friend moved away, does not know why she left', '8-10', 'feeling-sad/wetcoat'],
    ['has just been told she has coeliac disease', '8-10', 'long-illness/lodger'],
    ['fainted at her last jab', '11+', 'needles/minutebefore'],
    ['cannot wait for her turn on the slide', '4-5', 'taking-turns/trikeround'],
    ['scared to step on the escalator', '6-7', 'escalators/waydown'],
    ['is in the bottom group for maths', '8-10', 'lessons-are-hard/tablesclock'],
    ['cannot see the board without her glasses and copies from a friend', '8-10', 'lessons-are-hard/offtheboard'],
    ['gran wants to go home all the time', '8-10', 'grandparent-dementia/careroom'],
    ['will not sit still in lessons', '6-7', 'sitting-still/upfromtable'],
    ['will not eat or drink since the operation', '6-7', 'operation/nobreakfast'],
    ['asks if Santa knows where we live', '8-10', 'is-santa-real/behind'],
    ['allergic to egg, cannot have the cake', '4-5', 'allergy/afterreaction'],
    ['moving to the new house on Friday and misses her friends', '8-10', 'moving-house/wherenext'],
    ['was sick in assembly and is scared it happens again', '8-10', 'being-sick/cleanenough'],
    ['will not wait for her turn on the slide', '4-5', 'taking-turns/saltturn'],
    ['rocks on her chair at nursery', '4-5', 'sitting-still/torch'],
    ['on the ward for ten nights', '6-7', 'hospital-stay/nightward'],
    ['starts at a new school after half term', '8-10', 'new-school/onemorefirst'],
    ["the bottom one moves and she thinks it'll bleed", '11+', 'wobbly-tooth/gap'],
    ['found the presents in our wardrobe and knows it is us', '8-10', 'is-santa-real/foundthere'],
    ['will not get into her car seat', '2-3', 'car-seat/unbuckle'],
    ['runs off in car parks', '4-5', 'running-off/call'],
    ['they never pass to her when she dribbles', '8-10', 'teamwork/pass'],
    ['who will look after her bedroom when we are gone, we have the keys', '4-5', 'moving-house/room'],
    ['worried about leaving her bedroom', '6-7', 'moving-house/room'],
  ])('%s (%s) is not %s', (problem, band, scene) => {
    expect(told(scene.split('/')[0] ?? '', band, problem).scene).not.toBe(scene);
  });
});

test('what somebody asks a grown-up to do in a car park is no place of the child', () => {
  const { text } = told(
    'first-sleep-away',
    '6-7',
    'Brownies camp, and she has asked me to drive over and sit in the car park',
  );
  expect(text).not.toContain('In the car park');
});

test('what cannot be told apart is nothing that is met', () => {
  const { partial } = told(
    'colour-blind',
    '8-10',
    "can't tell when the banana's ripe and mixes up the bibs at football",
  );
  expect(partial).not.toContain('banana');
});

test('whoever drives off just then is not the one who helps', () => {
  const { text } = told('feeling-sad', '4-5', 'cries at the end of every weekend when her dad drives off');
  expect(text).not.toMatch(/Dad can /);
});

test('what broke is what was said to be broken', () => {
  const { text } = told('losing-a-game', '6-7', 'throws the controller when he loses and has broken the telly');
  expect(text).not.toContain('broken controller');
});
