import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') =>
  [1, 2].map((seed) => {
    const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed });
    return {
      scene: `${story.situation}/${story.thread}`,
      text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
      leftOut: story.leftOut.join(' '),
    };
  });

describe('what a parent says of school and friends is what the story tells', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['refuses to go to school, year 5, cries at the gate', '8-10', 'school-refusal/gate'],
    ["won't go into school, tears at the school gate every day", '11+', 'school-refusal/gate'],
    ['starting reception and she only speaks Mandarin', '4-5', 'new-school/homewords'],
    ["starts at an English school on Monday and doesn't speak any English yet", '6-7', 'new-school/homewords'],
    ["she can't speak English well and has started secondary school", '11+', 'new-school/homewords'],
    ['always has homework on a Sunday and ends up crying', '8-10', 'homework/sunday'],
    ['does all her homework on Sunday night', '11+', 'homework/sunday'],
    ['hates doing her reading homework after school, she is so tired', '6-7', 'homework/readbook'],
    ['stays on her Xbox and then lies that she has no homework', '11+', 'homework/none'],
    ['times tables homework ends in a fight with me every evening', '8-10', 'homework/fortwo'],
    ["homework takes two hours because she rubs everything out until it's perfect", '8-10', 'perfectionism/rubber'],
    ['a girl in her class said her afro looks like a mop', '8-10', 'prejudice/ownhair'],
    ['a boy told her to go back to her own country', '8-10', 'prejudice/country'],
    ['asked why her skin is brown and says she wants to be white like her friends', '6-7', 'prejudice/skin'],
    ['started wearing a hijab and some kids made comments on the bus', '11+', 'prejudice/worn'],
    ['called a Jew as an insult at school', '8-10', 'prejudice/goodword'],
    ['children say her lunch smells', '6-7', 'being-teased/lunch'],
    ['teased for wearing glasses, a boy called Harvey calls her four eyes', '6-7', 'being-teased/glassesname'],
    ['boys laugh at her for playing football', '8-10', 'being-teased/liking'],
    ['children laugh at her ginger hair', '8-10', 'being-teased/redhair'],
    ['the other kids call her weird', '8-10', 'being-teased/weird'],
    ["wasn't invited to Oliver's birthday party and everyone else was", '8-10', 'left-out/notasked'],
    ["her best friend Lily says 'you can't play' every day", '6-7', 'left-out/cantplay'],
    ["they only play football at break and she doesn't like football", '8-10', 'left-out/othergame'],
    ['not in the new group chat her friends made', '11+', 'left-out/chat'],
    ["can't sleep because she worries about burglars", '8-10', 'feeling-worried/burglars'],
    ["kicks and hits the table when she can't do her maths", '6-7', 'managing-anger/sums'],
    ["won't go into swimming club, cries at the door", '6-7', 'saying-goodbye/clubdoor'],
    ["starting Beavers on Tuesday, doesn't know anyone", '6-7', 'saying-goodbye/clubdoor'],
    ["doesn't want to go to school because she misses me all day", '6-7', 'saying-goodbye/missing'],
    ['is always in goal and hates it', '8-10', 'teamwork/goal'],
    ["just diagnosed with ADHD and thinks it means she's naughty", '8-10', 'having-adhd/naughty'],
    ['autistic, wears ear defenders in class and kids ask why', '8-10', 'being-autistic/whywear'],
    ['autistic and exhausted from masking all day at school', '11+', 'being-autistic/coat'],
    ["dyslexic and goes out of class for reading, thinks she's stupid", '6-7', 'reading-is-hard/clever'],
    ['swears when she plays Fortnite', '8-10', 'swearing/headset'],
    ['sent a silly photo of her friend to the group chat', '11+', 'online-kindness/funnyphoto'],
    [
      "a friend keeps messaging her hundreds of times and gets cross if she doesn't reply",
      '8-10',
      'online-kindness/answernow',
    ],
    ['forgot her words in the school play and everyone saw', '8-10', 'public-speaking/wordsgone'],
    ["won't get out of bed for school, says everyone stares at her in the corridors", '11+', 'school-refusal/corridor'],
    [
      'tummy aches every Sunday night because she is scared of her maths teacher shouting',
      '8-10',
      'new-teacher/shouts',
    ],
    ['cries at the gate, she says the playground is too loud', '6-7', 'loud-noises/loudplace'],
    ['so angry with everyone since we moved, she says she hates us', '11+', 'moving-house/notasked'],
    ["always late for school because she can't find her shoes", '8-10', 'morning-routine/lostshoe'],
    ["won't go to school since her best friend Maisie left", '8-10', 'friend-moving-away/emptychair'],
    ['starting a new school and worried nobody will play with her', '8-10', 'new-school/whoplays'],
    [
      'worried about the school trip for three nights, scared she will miss home',
      '8-10',
      'first-sleep-away/classnights',
    ],
    ["saw something scary on YouTube and can't stop thinking about it", '8-10', 'frightening-event/seen'],
    ['wants to be called Quin at school and use they', '8-10', 'respecting-differences/calledby'],
    ['called her teacher an idiot', '8-10', 'told-off/rudeto'],
    ['has a detention for talking and is scared to tell us', '8-10', 'told-off/chart'],
    ['her friend Sam only wants to play with her, gets cross if she plays with others', '6-7', 'making-friends/onlyme'],
    ["won't share her best friend", '6-7', 'jealousy/three'],
    ['girls spread a rumour about her', '11+', 'bullying/rumour'],
    ["a girl called Beth pinches her when the teacher isn't looking", '6-7', 'bullying/shove'],
    ['GCSE mocks, she revises till 1am and cries', '11+', 'tests/revision'],
    ["said she'd done her piano practice but she hadn't", '8-10', 'lying/done'],
    ["hasn't started her period and all her friends have", '11+', 'puberty/first'],
    ['a boy sent her a picture and asked for one back', '11+', 'online-kindness/send'],
    ['storms off the pitch when her team loses', '8-10', 'losing-a-game/pitch'],
  ])('%s (%s)', (problem, age, scene) => {
    for (const each of told(age, problem)) expect(each.scene).toBe(scene);
  });

  test.each<[AgeBand, string, string, RegExp]>([
    ['4-5', 'starting reception and she only speaks Mandarin', '', /Mandarin/],
    ['8-10', 'a boy told her to go back to her own country', 'She was born in Leeds', /from Leeds/],
    ['6-7', 'teased for her glasses, a boy called Harvey calls her four eyes', '', /Harvey/],
    ['8-10', "wasn't invited to Oliver's birthday party", '', /Oliver has a party/],
    ['6-7', "her best friend Lily says 'you can't play' every day", '', /from Lily/],
    ['8-10', 'times tables homework ends in a fight with me', '', /times table/],
    ['8-10', 'in a three and always the one left out, the other two, Poppy and Jess, go off', '', /Poppy and Jess/],
    ['8-10', 'is always in goal and hates it', 'Coach Pete', /Coach Pete/],
    ['8-10', "won't go to school since her best friend Maisie left", '', /Maisie/],
  ])('at %s, "%s" has who and what was named in it', (age, problem, notes, named) => {
    for (const { text } of told(age, problem, notes)) expect(text).toMatch(named);
  });

  test.each<[AgeBand, string, RegExp]>([
    ['6-7', "took a unicorn rubber from her friend Ellie's tray", /Ellie's\./],
    ['6-7', 'cries when she loses snakes and ladders to her brother', /loses snakes,/],
    ['8-10', 'needs to use deodorant but gets cross when I say so', /When a grown-up says,/],
    ['6-7', 'we are late for school every morning, the office lady signs her in', /can sign/],
  ])('at %s, "%s" is told in whole sentences', (age, problem, broken) => {
    for (const { text } of told(age, problem)) expect(text).not.toMatch(broken);
  });

  test('a slammed door at the end of screen time is about the screen', () => {
    for (const { scene } of told('8-10', 'shouts and slams doors when I tell her to come off her tablet'))
      expect(scene).toContain('screens-off/');
  });

  test('what is loved and is the very thing of the story is not listed as left out', () => {
    for (const { leftOut } of told('8-10', 'teased because she likes ballet', 'She loves ballet'))
      expect(leftOut).not.toContain('ballet');
  });
});
