import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
    leftOut: story.leftOut,
  };
};

describe('small days with small children', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['has just dropped her nap and is grumpy by tea time', '2-3', 'bedtime-routine/nonap'],
    ['since she stopped napping she is so cross in the evening', '4-5', 'bedtime-routine/nonap'],
    ["takes hours to fall asleep because she says she's not tired", '4-5', 'bedtime-routine/nottired'],
    ['asks for snacks all day and then does not eat her dinner', '4-5', 'healthy-eating/snacks'],
    ['takes over an hour to eat her tea because she talks all the time', '4-5', 'healthy-eating/slowmeal'],
    ['is such a slow eater, dinner takes an hour every night', '6-7', 'healthy-eating/slowbites'],
    ['was dry but has started wetting since the baby came', '2-3', 'new-sibling/sincebaby'],
    ['meltdown every morning when we have to leave the house', '2-3', 'morning-routine/offwego'],
    ["it's a battle to get her out of the door every morning", '6-7', 'morning-routine/offwego'],
    ['dawdles on the way to nursery, stops at every wall and stick', '4-5', 'morning-routine/slowway'],
    ['insists on getting dressed herself and it takes forever', '4-5', 'morning-routine/bymyself'],
    ['hits me when I say no to sweets at the checkout', '4-5', 'hitting/no'],
    ['scratches other children at nursery when they come too close', '4-5', 'hitting/tooclose'],
    ['asks every five minutes when we will be there in the car', '4-5', 'waiting/nearlythere'],
    ['wants everything now, screams when I say in a minute', '4-5', 'waiting/inaminute'],
    ["can't wait in a queue at the shop", '4-5', 'waiting/queue'],
    ['wants to watch one more episode every night before bed', '4-5', 'screens-off/episode'],
    ['grabs my phone and does not give it back', '4-5', 'screens-off/phoneback'],
    ['scared of the washing machine when it spins', '2-3', 'loud-noises/machine'],
    ['terrified of the blender, runs out of the kitchen', '6-7', 'loud-noises/machine'],
    ['the dummy fairy is coming on her birthday', '2-3', 'dummy-or-bottle/fairy'],
    ["won't go to sleep without her milk bottle", '2-3', 'dummy-or-bottle/bedmilk'],
    ["doesn't want to come home from nursery at pick up time", '4-5', 'stopping-play/pickup'],
    ["clings to me at birthday parties and won't join in", '4-5', 'weddings-and-parties/holdson'],
    ["her twin brother got a bike and she didn't", '4-5', 'jealousy/gotone'],
    ["her friend broke her new truck and she doesn't want him to come again", '4-5', 'sharing/broken'],
    ['copies everything her big brother does', '4-5', 'siblings-fighting/copies'],
    ['is angry because we gave her old blanket to her baby cousin', '4-5', 'lost-toy/givenaway'],
    ["pulls the cat's tail", '2-3', 'new-pet/tail'],
    ['is too rough with the puppy, grabs him round the neck', '4-5', 'new-pet/toorough'],
    ['pushes other children at the park to get to the slide first', '4-5', 'taking-turns/pushesfirst'],
    ['pushes in line at nursery, always has to be first', '4-5', 'taking-turns/pushesinline'],
    ['shoves others to be first through the door', '6-7', 'taking-turns/pushesinline'],
    ['hides under the table at tidy up time', '4-5', 'tidying-up/hidestidy'],
    ['finds it hard to stop playing and tidy up. He hides under the table', '4-5', 'stopping-play/hidestidy'],
    ['has a nut allergy and keeps swapping food with friends at lunch', '6-7', 'allergy/swaps'],
    ['pulls her hair out when she is tired', '6-7', 'hair-and-skin/hair'],
    ['pulls out her eyelashes', '6-7', 'hair-and-skin/lash'],
    ["swimming lessons, won't put her face in the water and clings to me", '4-5', 'swimming/face'],
    ['a meltdown if someone else presses the button in the lift', '4-5', 'general/liftbutton'],
    ["won't blow her nose", '4-5', 'general/nose'],
    ["keeps climbing out of her cot so we're moving her to a big girl bed", '2-3', 'new-bed/bars'],
    ['asks for the cot, which is now for her baby brother', '2-3', 'new-sibling/cot'],
    ["had a nightmare about a wolf and won't go to bed now", '4-5', 'nightmares/thatbeast'],
    ['spits at people when she is cross', '4-5', 'spitting/crossspit'],
    ['has a new adapted trike with three wheels and is scared to ride it', '4-5', 'new-equipment/firstgo'],
    ["won't go upstairs on her own, even in the daytime", '4-5', 'general/landing'],
    ["won't be in a room without me, follows me even to the toilet", '4-5', 'general/room'],
    ['cries when Daddy does bedtime, only wants Mummy', '2-3', 'bedtime-routine/who'],
    ["screams when she can't have the blue cup", '4-5', 'handling-disappointment/wrongcup'],
    ['has a meltdown if I cut her toast the wrong way', '4-5', 'general/cutwrong'],
    ["wants a dog and we can't have one", '4-5', 'handling-disappointment/nopet'],
    ["gets upset when it rains and we can't go to the park", '4-5', 'handling-disappointment/rain'],
    ['calls me stupid when she is angry', '6-7', 'managing-anger/stupid'],
    ["won't let go of her blanket at nursery", '2-3', 'general/softatnursery'],
    ['wakes her baby brother up by shouting', '2-3', 'new-sibling/wakesbaby'],
    ['her little sister follows her everywhere and she wants to play alone', '6-7', 'siblings-fighting/alone'],
    ['hates that her sister watches her programme', '4-5', 'siblings-fighting/whosepick'],
    ['her key worker has left nursery and she cries at drop off now', '4-5', 'saying-goodbye/newkey'],
    ["has grown out of her favourite dress and cries that it doesn't fit", '4-5', 'morning-routine/outgrown'],
    ["won't let other children on the swing", '4-5', 'taking-turns/offtheswing'],
    ['drops her cup on purpose over and over', '2-3', 'healthy-eating/drop'],
    ['does not want to sit on the potty, she says no and runs off', '2-3', 'potty-training/notsit'],
  ])('%s (%s)', (problem, ageBand, expected) => {
    expect(told(ageBand, problem).scene).toBe(expected);
  });

  test.each<[string, AgeBand, RegExp]>([
    ["won't get dressed herself", '4-5', /bymyself/],
    ['jumps the queue at the slide and pushes', '4-5', /queue/],
    ['we gave her cot to the baby', '2-3', /givenaway/],
    ['hits her head on the floor when I say no', '4-5', /hitting\/no/],
    ['cannot wait for a turn on the swing', '4-5', /offtheswing/],
    ["is scared of the rain and won't go out", '4-5', /disappointment/],
    ['hits me when I turn the tablet off and say no', '4-5', /hitting/],
    ['her grandad wants her to help weed the flowerbed and she refuses', '6-7', /peer-pressure/],
  ])('%s (%s) is none of these', (problem, ageBand, other) => {
    expect(told(ageBand, problem).scene).not.toMatch(other);
  });

  test('what is pulled, spun, broken, bought or given away is called what it is', () => {
    expect(told('2-3', 'scared of the washing machine').text).toContain('It is the washing machine.');
    expect(told('4-5', "her twin brother got a scooter and she didn't").text).toContain('One of two got a scooter');
    expect(told('4-5', 'dreamt of a crocodile').text).toContain('met a crocodile');
    expect(told('6-7', 'asks are we nearly there on the way to Scotland').text).toContain('The road to Scotland');
    expect(told('4-5', 'we gave her teddy to the baby next door and she wants it back').text).toContain('the teddy');
  });

  test('what is feared is no help', () => {
    expect(told('4-5', "scared of the bath plug, thinks she'll go down it").text).not.toContain('help with');
  });

  test('one who left, one who came and what is held are called by name', () => {
    const { text } = told('2-3', 'her key worker left nursery and she cries', 'key worker was Dawn, new one is Priya');
    expect(text).toMatch(/may look for Dawn\..*It is Priya\./s);
    expect(told('2-3', "won't let go of her blanket at nursery", 'blanket called Bluey').text).toContain('holds Bluey');
  });

  test('whoever has a trade has a name, and an animal is no calm thought where it is the trouble', () => {
    expect(told('4-5', 'scared of the clippers at the hairdresser', 'hairdresser called Donna').text).toContain(
      'Donna',
    );
    expect(told('2-3', 'throws her food on the floor', 'dog Biscuit eats it').text).not.toContain('Biscuit');
    expect(told('2-3', "pulls the cat's tail", 'cat Mog').text).toContain('A pull hurts Mog');
    expect(told('2-3', 'cries when I pick her up from the childminder', 'childminder Jo').text).toContain('Jo');
  });
});
