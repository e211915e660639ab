import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') =>
  [1, 2].map((seed) => {
    const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed });
    return {
      scene: `${story.situation}/${story.thread}`,
      text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
    };
  });

describe('what a parent says of it is what the story tells', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['clamps her mouth shut when we try to brush her teeth', '2-3', 'brushing-teeth/shut'],
    ["won't open her mouth for the toothbrush", '4-5', 'brushing-teeth/shut'],
    ["always says she has brushed her teeth when she hasn't", '6-7', 'brushing-teeth/drybrush'],
    ['lies about brushing her teeth', '8-10', 'brushing-teeth/drybrush'],
    ["wants to brush her own teeth and won't let me do it", '2-3', 'brushing-teeth/ownbrush'],
    ['is scared of her new electric toothbrush because it buzzes', '6-7', 'brushing-teeth/buzz'],
    ['she did a poo in the bath and now she is too scared to go in', '4-5', 'bath-time/bathpoo'],
    ["suddenly won't get in the bath, she was fine before", '2-3', 'bath-time/notin'],
    ['our new house only has a shower and she will only have a bath', '4-5', 'bath-time/above'],
    ["won't let me put her hair up in a ponytail for school", '4-5', 'hair-brushing/hairup'],
    ['scared of nail clippers because I nipped her finger once and it bled', '6-7', 'nail-cutting/nipped'],
    ['thinks cutting nails will hurt', '4-5', 'nail-cutting/willhurt'],
    ['wants another story and another story every night', '4-5', 'bedtime-routine/lastpage'],
    ['screams at bedtime as soon as we go upstairs', '2-3', 'bedtime-routine/wayup'],
    ["kicks off every time we say it's bedtime", '4-5', 'bedtime-routine/wayup'],
    ["won't go to sleep unless I lie next to her until she's asleep", '4-5', 'sleeping-alone/besideme'],
    ['wakes up every night and shouts for mummy', '2-3', 'sleeping-alone/calls'],
    ['wants books over and over at bedtime and screams when we stop', '2-3', 'bedtime-routine/lastpage'],
    ["lies awake at night worrying and can't switch off", '8-10', 'bedtime-routine/wideawake'],
    ['hates showers since the water hits her head, will only have baths', '6-7', 'bath-time/above'],
    ['will only let her nan cut her nails', '4-5', 'general/who'],
    ["won't let me dry her hair with the hairdryer", '4-5', 'hair-brushing/dryer'],
    ["won't eat anything at dinner then says she's hungry at bedtime", '4-5', 'healthy-eating/bedsnack'],
    ["can't do her shoelaces and gets frustrated", '6-7', 'morning-routine/bow'],
    ["can't wait for Christmas and asks every day how long", '4-5', 'waiting/sleepstogo'],
    ["left her bunny at Nana's house and can't sleep without it", '4-5', 'lost-toy/leftthere'],
    ['needs me to sit with her at night because she heard a noise', '6-7', 'fear-dark/sounds'],
    ["won't sit on the potty", '2-3', 'potty-training/notsit'],
    ['runs away when it is potty time', '2-3', 'potty-training/notsit'],
    ['sits on the toilet for ages then has an accident in her pants', '4-5', 'potty-training/justafter'],
    ['says my food is disgusting in front of guests', '8-10', 'healthy-eating/yuck'],
    ['wees on the floor right after getting off the potty', '2-3', 'potty-training/justafter'],
    ['still wets the bed and her sister teases her', '8-10', 'bed-wetting/laughed'],
    ['wants to stop wearing pull-ups at night but wakes up wet', '4-5', 'bed-wetting/pullups'],
    ['spits out everything new we give her', '2-3', 'healthy-eating/spat'],
    ['says yuck to everything I cook without trying it', '6-7', 'healthy-eating/yuck'],
    ['gags when different foods touch on the plate', '6-7', 'food-textures/touching'],
    ['argues about what to wear every morning', '6-7', 'morning-routine/whichtop'],
    ["mornings are a nightmare, she won't get out of bed and we end up shouting", '8-10', 'morning-routine/feetfirst'],
    ['hates leaving soft play, hides in the tunnels', '4-5', 'stopping-play/hides'],
    ['wants to watch YouTube all the time and sneaks the tablet', '6-7', 'screen-time/halfshow'],
    [
      "angry when I call her off Fortnite because she can't save in the middle of a game",
      '8-10',
      'screens-off/midmatch',
    ],
    ["can't wait for her turn on the swing", '4-5', 'taking-turns/swing'],
    ["screams while I make her food, can't wait", '2-3', 'waiting/sizzle'],
    ['whines for everything, sweets, telly, toys', '4-5', 'general/whine'],
    ["arches her back and won't go in the car seat", '2-3', 'car-seat/bend'],
    ['finds the supermarket too loud and bright', '6-7', 'shopping-trip/lights'],
    ['lost her toy elephant Ellie on the train', '4-5', 'lost-toy/shelf'],
    ['her blanket has to be washed and she screams at the washing machine', '2-3', 'lost-toy/inwash'],
  ])('%s (%s)', (problem, ageBand, expected) => {
    for (const { scene } of told(ageBand, problem)) expect(scene).toBe(expected);
  });

  test('a dentist, a brother and who is asked for are there by name', () => {
    const [dentist] = told(
      '6-7',
      'scared of her electric toothbrush, it buzzes',
      'the dentist, Dr Patel, gave it to her',
    );
    expect(dentist?.text).toContain('Dr Patel');
    const [room] = told('6-7', 'scared to sleep in her room since we moved her brother out', 'brother Ted');
    expect(room?.text).toContain('brother Ted');
    const [later] = told('8-10', "it's not fair that her brother stays up later", 'brother Jake is 13');
    expect(later?.text).toContain('brother Jake');
    const [goodnight] = told('4-5', 'only wants mummy to put her to bed, screams if daddy does it');
    expect(goodnight?.text).toContain('Mummy and not Daddy');
    const [leaving] = told('4-5', "a meltdown when it's time to leave her friend's house", 'friend is called Zoe');
    expect(leaving?.text).toContain('with Zoe');
    const [dinner] = told('4-5', 'talks over her brother at dinner', 'brother Will has a stammer');
    expect(dinner?.text).toContain('brother Will');
    const [heap] = told('4-5', "won't tidy up her toys, says her brother made the mess", 'brother Stan');
    expect(heap?.text).toContain('brother Stan');
    const [lesson] = told('6-7', 'shouts out in class and interrupts the teacher', 'Mrs Green');
    expect(lesson?.text).toContain('Mrs Green');
  });

  test('what was washed and what was taken is called what it is', () => {
    const [teddy] = told(
      '4-5',
      'I had to wash her teddy and now she says it smells wrong',
      'Teddy is called Brown Bear',
    );
    expect(teddy?.text).toContain('Brown Bear goes into the machine');
    const [phone] = told('4-5', 'takes my phone without asking and watches videos under the table');
    expect(phone?.text).toContain('The phone is on a shelf');
  });

  test('a brother who waits by the door is no help', () => {
    for (const { text } of told(
      '8-10',
      "mornings are a nightmare, she won't get out of bed",
      'brother Luke waits by the door',
    ))
      expect(text).not.toContain('Luke can wait');
  });

  test('a sleepover that the notes tell of is why a wet bed matters now', () => {
    for (const { scene } of told(
      '6-7',
      'wets the bed and is embarrassed about it',
      'sleepover at Cousin Ben’s next week',
    ))
      expect(scene).toBe('bed-wetting/away');
  });

  test('a thing that was lost somewhere is missed where the child is', () => {
    for (const { text } of told('4-5', 'lost her toy elephant Ellie on the train'))
      expect(text).not.toContain('On the train');
  });

  test('whoever has died is what the story is about, though it shows at bath time', () => {
    for (const { scene } of told('4-5', "since her grandad died she won't open her mouth for the toothbrush"))
      expect(scene).not.toContain('brushing-teeth');
  });
});
