import type { AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from './tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const { situation, thread } = tellSocialStory(
    { name: 'Noor', ageBand, gender: 'girl', problem, notes },
    { seed: 1, recent: [] },
  );
  return `${situation}/${thread}`;
};

describe('the particular that a parent says of classmates, partners and pages', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['homework is a battle, she says its too hard and rips the page', '6-7', 'homework/hardpage'],
    ["doesn't understand his homework and screws it up", '8-10', 'homework/hardpage'],
    ['a girl in her class is calling her names and saying nobody likes her', '6-7', 'being-teased/nobodylikes'],
    ['two boys told him everyone hates him', '8-10', 'being-teased/nobodylikes'],
    ['says nobody likes her', '8-10', 'making-friends/nobodylikes'],
    ['comes home saying everyone hates me', '6-7', 'making-friends/nobodylikes'],
    ["another girl keeps telling her you're not my friend anymore", '4-5', 'making-friends/notmyfriend'],
    ['starting reception and her best friend is going to a different school', '4-5', 'first-day-school/otherschool'],
    ['laughs at a classmate with a hearing aid', '4-5', 'being-kind/laughsatone'],
    ['teases a boy for having a stammer', '8-10', 'being-kind/laughsatone'],
    ['follows one boy around all day and the boy is fed up', '4-5', 'making-friends/allday'],
    ['her friend has moved to another class', '4-5', 'moving-class/nextclass'],
    ['put in a different form to all her friends', '11+', 'moving-class/nextclass'],
    ['copied by the boy next to her who then says she copied', '6-7', 'friend-who-copies/wrotefirst'],
    ["has to work with a girl she doesn't like", '6-7', 'group-work/notchosen'],
    ['shouts at other children when they do not follow the rules of the game', '6-7', 'teamwork/rulesofgame'],
    ["won't eat lunch at school because people are watching", '6-7', 'school-dinners/watchedeating'],
    ["can't do her coat zip at school and everyone is waiting", '6-7', 'asking-for-help/slowpegs'],
    ["gets told off every day and says she's the naughty one", '6-7', 'told-off/naughtyone'],
    ['a new girl in a wheelchair is joining our class', '6-7', 'being-kind/newinclass'],
    ['partner work, nobody picks her', '11+', 'left-out/nopartner'],
    ['being bullied on the walk home from school', '8-10', 'bullying/wayhome'],
    ["never hands in her homework even when it's done", '8-10', 'homework/handedin'],
    ['lies about having homework and hides it in her bag', '8-10', 'homework/none'],
    ['they call her smelly', '8-10', 'being-teased/smelly'],
    ["the boys say girls can't play football", '8-10', 'prejudice/forgirls'],
    ['being called gay at school', '11+', 'prejudice/gayinsult'],
    ["plays alone at break and says that's how she likes it", '8-10', 'making-friends/likesalone'],
    ["a boy takes her snack money and said he'll hurt her if she tells", '8-10', 'bullying/ifyoutell'],
    ['tells everyone not to play with her, she begs me not to tell the school', '8-10', 'bullying/turnedagainst'],
    ['has a stammer and has to read a poem out in assembly', '8-10', 'stutter/stammerlines'],
    ["doesn't want to pray at school because others will stare", '8-10', 'family-faith/seenpraying'],
    ["doesn't want her mum to kiss her goodbye at the gate anymore", '8-10', 'saying-goodbye/nokiss'],
    ['moving up to secondary and worried about getting lost', '8-10', 'new-school/roomnumbers'],
    ['got the lowest mark in maths', '8-10', 'tests/lowestmark'],
    ["won't join in at circle time", '4-5', 'teamwork/circletime'],
    ['nobody picks her at football and she thinks she has no friends', '8-10', 'left-out/picked'],
    ['whispers behind her back and they stop when she comes', '8-10', 'left-out/whisper'],
    ['gets upset when her team loses in PE', '6-7', 'losing-a-game/pitch'],
    ['argues with her best friend every day', '8-10', 'making-friends/updown'],
    ["doesn't talk to anyone at playgroup", '2-3', 'talking-at-school/ways'],
    ["won't sit down for lunch at nursery", '2-3', 'sitting-still/upfromtable'],
    ['her two friends had a fight and both want her on their side', '6-7', 'making-friends/twosides'],
    ['gave her snack away so that girls will play with her', '6-7', 'making-friends/price'],
    ['they all laughed when she got the answer wrong', '6-7', 'being-teased/wronganswer'],
    ['is scared of the big kids in the playground', '4-5', 'feeling-worried/bigones'],
    ['gets changed so slowly for PE that she misses half of it', '6-7', 'asking-for-help/slowpegs'],
    ['has to present her project on Friday', '8-10', 'public-speaking/stone'],
    ['has been spreading rumours about another girl', '8-10', 'bullying/mine'],
    ['laughs along when others are mean to a boy', '6-7', 'saying-sorry/laughedalong'],
  ])('%s', (problem, band, scene) => expect(told(band, problem)).toBe(scene));

  test.each<[string, AgeBand, string]>([
    ['homework is dull and she never starts', '8-10', 'homework/hardpage'],
    ['her brother says nobody likes her', '6-7', 'being-teased/nobodylikes'],
    ['moving house, so her friends will be at a different school', '6-7', 'first-day-school/otherschool'],
    ['children laugh at her hearing aid', '6-7', 'being-kind/laughsatone'],
    ['she copies the girl next to her in tests', '8-10', 'friend-who-copies/wrotefirst'],
    ["she won't follow the rules of a game", '6-7', 'teamwork/rulesofgame'],
    ['itchy coat, hates the zip at school', '6-7', 'asking-for-help/slowpegs'],
    ['she is the new girl in the class', '6-7', 'being-kind/newinclass'],
    ['a man followed her on the way home', '8-10', 'bullying/wayhome'],
    ['thinks she might be gay', '11+', 'prejudice/gayinsult'],
    ['she and her mates have been picking on a younger girl at the bus stop', '8-10', 'bullying/wayhome'],
    ["won't have a shower, says she doesn't smell", '8-10', 'being-teased/smelly'],
    ["won't sit for circle time", '4-5', 'teamwork/circletime'],
    ["there's a new boy in her class who flaps his hands and she says it's wrong", '4-5', 'being-kind/newinclass'],
    ['a man told her not to tell or he will hurt her', '8-10', 'bullying/ifyoutell'],
    ['questions praying and no longer believes', '8-10', 'family-faith/seenpraying'],
    ["doesn't want to kiss her granny", '6-7', 'saying-goodbye/nokiss'],
  ])('but not: %s', (problem, band, scene) => expect(told(band, problem)).not.toBe(scene));
});
