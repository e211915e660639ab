import type { AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../../index.ts';

const told = (problem: string, ageBand: AgeBand, notes = ''): string => {
  const story = tellSocialStory(
    { name: 'Rosa', ageBand, gender: 'girl', problem, notes, occasion: 'help' },
    { seed: 3 },
  );
  return `${story.situation}/${story.thread}`;
};

describe('what is heard at a school gate reaches the scene that is its own', () => {
  test.each<[problem: string, ageBand: AgeBand, scene: string]>([
    ["she is the only one in reception who still can't write her name", '4-5', 'lessons-are-hard/ownname'],
    ['cant write her name yet and gets cross', '4-5', 'lessons-are-hard/ownname'],
    ["won't practise writing her name", '6-7', 'lessons-are-hard/ownname'],
    ['didnt get a part in the school play and her best friend got the lead', '8-10', 'handling-disappointment/nopart'],
    ['wasnt picked for the school play at all', '6-7', 'handling-disappointment/nopart'],
    ["auditioned for the show and didn't get in", '11+', 'handling-disappointment/nopart'],
    ['only a tree in the nativity and wanted to be Mary', '6-7', 'handling-disappointment/part'],
    ['gives her snack away every day because a bigger boy tells her to', '6-7', 'bullying/handedover'],
    ['older boys on the bus take her hat and throw it about', '11+', 'bullying/handedover'],
    ['some big boys keep taking her football at break', '8-10', 'bullying/handedover'],
    ['a girl makes her hand over her crisps every lunch', '8-10', 'bullying/handedover'],
    ['a boy takes her bag every day and calls her names', '8-10', 'bullying/takencalled'],
    ['dyslexic, has to go out with the TA and says everyone stares', '8-10', 'lessons-are-hard/goesout'],
    ['goes out for interventions, others ask why', '8-10', 'lessons-are-hard/goesout'],
    ['gets taken out of class for extra maths and hates it', '6-7', 'lessons-are-hard/goesout'],
    ['gets told she runs like a girl in PE, dreads sports day', '8-10', 'being-teased/runsfunny'],
    ['kids laugh at her because she runs funny', '6-7', 'being-teased/runsfunny'],
    ['they say she throws like a boy', '11+', 'being-teased/runsfunny'],
    ['starting to wear hijab at school on monday and worried what people will say', '11+', 'family-faith/firstworn'],
    ['she wants to wear a headscarf from september, a bit nervous', '8-10', 'family-faith/firstworn'],
    ['a boy said her hijab looks like a tea towel', '8-10', 'prejudice/worn'],
    ['she follows whatever the popular girls do and has dropped her old friend', '11+', 'making-friends/oldfriend'],
    ['ditched her best friend for the cool group', '8-10', 'making-friends/oldfriend'],

    ['has got her first bra and dreads getting changed for PE', '11+', 'puberty/brachange'],
    ['hits when she loses at playtime games and now nobody wants to play with her', '6-7', 'losing-a-game/outintag'],
    ['wont do a poo at school, holds it all day then has accidents in the car', '6-7', 'public-toilets/pooatschool'],
    ['she holds her poo till home, never goes at school', '8-10', 'public-toilets/pooatschool'],
    ['holds her wee all day at school', '6-7', 'public-toilets/heldallday'],
  ])('%s (%s)', (problem, ageBand, scene) => {
    expect(told(problem, ageBand)).toBe(scene);
  });

  test.each<[problem: string, ageBand: AgeBand, scene: string]>([
    ['is frightened of the fire alarm at school, cries when theres a drill', '4-5', 'fire-drill'],
    ['tells lies at school about having an xbox to impress the others', '8-10', 'lying/boast'],
    ['her best friend has ditched her for the popular girls', '8-10', 'left-out/'],
    ['her two best friends have started walking home without her', '8-10', 'left-out/three'],
    ['has been mean to a boy on roblox with her mates, school phoned us', '11+', 'online-kindness/mine'],
    ['she and her friends have been horrible to a boy online', '8-10', 'online-kindness/mine'],
    ['wont speak to the teacher at all but never stops talking at home', '4-5', 'talking-at-school/'],
    ['broke her glasses on purpose cos they call her four eyes', '11+', 'glasses/names'],
    ['got caught with her phone in school and its been confiscated', '11+', 'no-phone-yet/taken'],
    ['has missed 3 weeks of school, we cant get her through the door', '11+', 'school-refusal/'],
    [
      'stood and watched while her friends teased a kid with a stammer, feels awful',
      '8-10',
      'saying-sorry/laughedalong',
    ],
    ['chosen as head girl and her friends have gone funny with her', '11+', 'being-teased/chosenmean'],
    ['moving up to secondary, none of her friends are going to the same one', '11+', 'friend-moving-away/otherplaces'],
    ['her friend says if you play with her you cant be my friend', '8-10', 'making-friends/'],
    ['they say her dreads look like a mop', '8-10', 'prejudice/ownhair'],
    ['moved down a reading group and is upset', '8-10', 'lessons-are-hard/whichset'],
  ])('%s (%s) is what it is', (problem, ageBand, scene) => {
    expect(told(problem, ageBand)).toContain(scene);
  });

  test('nobody hears of Mondays who named none', () => {
    const problem = 'feels sick about her sats';
    const { content } = tellSocialStory(
      { name: 'Rosa', ageBand: '8-10', gender: 'girl', problem, notes: '' },
      { seed: 3 },
    );
    expect(JSON.stringify(content)).not.toMatch(/Monday|Sunday/);
  });
});
