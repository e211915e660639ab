import type { AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

/** Told of the situation that a parent chose from the list. */
const told = (situation: string, ageBand: AgeBand, problem: string) => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '', situation }, { seed: 1 });
  return { scene: `${story.situation}/${story.thread}`, text: Object.values(story.content).join('\n') };
};

describe('the scene a parent means', { timeout: 180_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['buried Grandpa Monday, she keeps ringing his mobile', '4-5', 'grandparent-death/stillrings'],
    ['wants to ring nana but she is dead', '6-7', 'grandparent-death/stillrings'],
    ["plays grandad's voicemail in bed every night since he died", '8-10', 'grandparent-death/stillrings'],
    ['still texts her gran who died in May', '11+', 'grandparent-death/stillrings'],
    ['splints every night', '4-5', 'new-equipment/hoursworn'],
    ['the back brace is for twenty-three hours and the last one is hers', '6-7', 'new-equipment/hoursworn'],
    ['her brace comes off for an hour a day', '11+', 'new-equipment/hoursworn'],
    ['in her old house saying sorry meant you got hit', '6-7', 'saying-sorry/mendedhere'],
    ['will not apologise, got hit for owning up at the last placement', '8-10', 'saying-sorry/mendedhere'],
    ['rain spiders come in, big as a saucer, and she has one above her bed', '6-7', 'spiders/bigspider'],
    ['there was a huge spider in her room', '8-10', 'spiders/bigspider'],
    ['big queue, thirty seconds, flash, next please', '6-7', 'meeting-santa/shortvisit'],
    ["cannot have bubbles as she can't see her legs under there", '6-7', 'bath-time/clearwater'],
    ["won't get in the bath because she fell", '4-5', 'bath-time/slip'],
    [
      "Trough urinal at the cricket, all the men in a row, and my boy's bladder just closed up. He was nearly crying by the interval.",
      '6-7',
      'public-toilets/shybladder',
    ],
    ["she can't go when anyone can hear", '11+', 'public-toilets/shybladder'],
    [
      'He sat on the loo for the first time on Sunday and it slid, the training seat, sideways, with him in it, and he went in up to the armpits.',
      '4-5',
      'potty-transition/seatslid',
    ],
    ['fell in the toilet and now only wants the potty', '2-3', 'potty-transition/seatslid'],
    [
      "He's been in since Tuesday with his chest, and at eight each night when the lights in the corridor go to half he asks me whether they have forgotten to send us home.",
      '6-7',
      'hospital-stay/goinghome',
    ],
    ['keeps asking when we can go home', '4-5', 'hospital-stay/goinghome'],
    ['blocks her bedroom door with the bookcase now, since Wednesday', '6-7', 'lockdown-drill/homeafterdrill'],
    ["won't sleep alone since the lockdown drill", '4-5', 'lockdown-drill/homeafterdrill'],
    [
      "We've put a bell on his door, one of the sheep's, since he went out over the yard in his bare feet. He has no notion of it at all, his brother told him on the bus, with actions, and now he doesn't want to fall asleep in case he does something.",
      '8-10',
      'night-terrors/doorbell',
    ],
    ["MUM he's looking at me", '6-7', 'siblings-fighting/looks'],
    ['they bicker over nothing all day', '4-5', 'siblings-fighting/looks'],
    ['her brother winds her up on purpose', '8-10', 'siblings-fighting/looks'],
    ['the waiter spoke to her, she hid', '8-10', 'going-to-a-restaurant/ask'],
    ['shy with the waitress', '4-5', 'going-to-a-restaurant/ask'],
    [
      "It's the waiting he can't do. The air goes yellow here in Johannesburg at about four, every day in summer, the birds stop. By the first drop he's behind the washing machine with his fingers in his ears and his eyes on me. In ten minutes it's over and the street's steaming, and he needs the rest of the evening to come out.",
      '4-5',
      'storms/beforeit',
    ],
    ['checks the weather app all day and asks if there will be thunder', '8-10', 'storms/beforeit'],
    [
      'Cerys left her teddy on the peg because the rule is leave everything. She cried all the way home that Teddy would have been burnt if it was real.',
      '4-5',
      'fire-drill/leftthere',
    ],
    ['worried she would not get her bunny out in a fire', '6-7', 'fire-drill/leftthere'],
    [
      "Foster placement, four years old, never been seen to in his life, and they want to look at all of them and coat them with fluoride next week. He covers his mouth with his sleeve. I'd like him to meet somebody kind with a lamp on a story page first.",
      '4-5',
      'dentist/toothcoat',
    ],
    ['having her molars sealed', '8-10', 'dentist/toothcoat'],
    [
      "Respite is next weekend. For him it means sleeping at the home of a couple he's met twice, and he thinks that's how moving on starts. We come and fetch him on Sunday at four, and we've drawn it on the calendar with a car.",
      '6-7',
      'first-sleep-away/fetchedassaid',
    ],
    ['going to respite for the first time', '8-10', 'first-sleep-away/fetchedassaid'],
    ['thinks we will not come back for her', '4-5', 'first-sleep-away/fetchedassaid'],
    [
      'DS3 keeps lifting up my top to look for the baby. i lost him at 7 months on the 3rd. he talks into my belly button. cant tell him. dont know what words',
      '2-3',
      'baby-who-died/wherebaby',
    ],
    [
      'Somebody spat at him first, he says. Then he did it back, only he got caught. We want him to know it makes other people feel dirty, and he of all people should know how that feels.',
      '4-5',
      'spitting/spatback',
    ],
    [
      'How do I help her with coming in when all the friendships are made? We moved her because of the special unit, which was right for her but she only sees what she lost.',
      '8-10',
      'new-school/friendsmade',
    ],
    ['everyone already has friends there', '6-7', 'new-school/friendsmade'],
    [
      "I'm the aide who stays when the class teacher's on a course, and each time it's Priya who falls apart: 'But he's not doing the register right!'",
      '4-5',
      'substitute-teacher/order',
    ],
    [
      "How do I take the pressure off? I've said do your best and that's enough. He says his best got him four out of twenty.",
      '6-7',
      'tests/result',
    ],
    ['sends messages to his dead grandad on whatsapp', '8-10', 'grandparent-death/stillrings'],
    ['freezes and lies when something gets broken as she was beaten before she came', '6-7', 'saying-sorry/mendedhere'],
    ['wants her own bed and cries for home', '4-5', 'hospital-stay/goinghome'],
    ['her cousins filmed her sleepwalking and showed everyone', '8-10', 'night-terrors/doorbell'],
    ['all the others have been together since nursery', '4-5', 'new-school/friendsmade'],
    ['scored 3/20 and says she is no good', '8-10', 'tests/result'],
    ['wees before every car journey three times', '6-7', 'public-toilets/stops'],
    ['was spat at on the bus for her hijab', '11+', 'spitting/got'],
    ['another child spat on her', '2-3', 'spitting/got'],
    ['spits out every pea', '2-3', 'spitting/cup'],
    ["can't get in the bath since his brother pooed in it", '6-7', 'bath-time/clearwater'],
    ['drip in her hand and she pulls at it', '2-3', 'hospital-stay/drip'],
    ['her teacher has left for good and a new one starts Monday', '8-10', 'substitute-teacher/forgood'],
    ['Mrs Hill retired and she will not talk to the new teacher', '6-7', 'substitute-teacher/forgood'],
    ['teacher is off for six weeks', '6-7', 'substitute-teacher/away'],
    ['afraid the alarm will go off any second, hands on ears all day', '6-7', 'fire-drill/anysecond'],
    ['asks every morning if there is a drill', '4-5', 'fire-drill/anysecond'],
    ['wees fine on the toilet, poos only in a nappy', '6-7', 'potty-transition/nappypoo'],
    ['asks for a nappy when she needs a poo', '4-5', 'potty-transition/nappypoo'],
    ['asked if spiders crawl in your mouth at night', '4-5', 'spiders/atnight'],
    ['someone told her you swallow eight spiders a year', '8-10', 'spiders/atnight'],
    ['too loud in there, hands on ears till we leave', '6-7', 'going-to-a-restaurant/fortyvoices'],
    ['nan lives with us, goes through her room and takes her things', '8-10', 'grandparent-dementia/wanderingthings'],
    ['floods the bathroom every single bath', '6-7', 'bath-time/overedge'],
  ])('%s (%s): %s', (problem, band, scene) => {
    expect(told(scene.split('/')[0] ?? '', band, problem).scene).toBe(scene);
  });

  test.each<[string, AgeBand, string]>([
    ['the hospital rang and grandma died on Sunday', '6-7', 'grandparent-death/stillrings'],
    ['kids called her names when she cried about grandad who died', '6-7', 'grandparent-death/stillrings'],
    ['the splint rubs at night', '8-10', 'new-equipment/hoursworn'],
    ['the new wheelchair is here', '8-10', 'new-equipment/hoursworn'],
    ['she hit her sister and will not say sorry', '4-5', 'saying-sorry/owed'],
    ['pushed a boy and did not say sorry', '6-7', 'saying-sorry/owed'],
    ['she hit her sister and will not say sorry', '6-7', 'saying-sorry/mendedhere'],
    ['scared of tiny spiders', '4-5', 'spiders/bigspider'],
    ['we are going to the grotto next week and last year she froze', '6-7', 'meeting-santa/shortvisit'],
    ['scared of water in her eyes', '6-7', 'bath-time/clearwater'],
    ["won't get in the bath because she fell", '4-5', 'bath-time/clearwater'],
    ['scared of the hand dryer', '6-7', 'public-toilets/shybladder'],
    ['holds it all day at school', '6-7', 'public-toilets/shybladder'],
    ['boys kick the door when she goes for a wee', '4-5', 'public-toilets/shybladder'],
    ['scared she will fall in', '4-5', 'potty-transition/seatslid'],
    ['from potty to toilet', '2-3', 'potty-transition/seatslid'],
    ['scared of the machines', '6-7', 'hospital-stay/goinghome'],
    ['goes into hospital next week and asks how long', '8-10', 'hospital-stay/goinghome'],
    ['drill next week, she is nervous', '8-10', 'lockdown-drill/homeafterdrill'],
    ['screams at night and does not know me', '6-7', 'night-terrors/doorbell'],
    ['he takes her toys', '6-7', 'siblings-fighting/looks'],
    ['will not sit still at the table', '6-7', 'going-to-a-restaurant/ask'],
    ['screams when it thunders', '6-7', 'storms/beforeit'],
    ['the alarm is too loud for her', '6-7', 'fire-drill/leftthere'],
    ['hates the taste of the toothpaste', '6-7', 'dentist/toothcoat'],
    ['we had to fetch him at ten last time', '6-7', 'first-sleep-away/fetchedassaid'],
    ['sleepover at a friend on Friday', '8-10', 'first-sleep-away/fetchedassaid'],
    ['asks why the baby died', '6-7', 'baby-who-died/wherebaby'],
    ['her sister sleepwalks and she sees it', '6-7', 'night-terrors/doorbell'],
    ['spits at children when he is cross', '6-7', 'spitting/spatback'],
    ['another boy spat on him on the bus', '8-10', 'spitting/spatback'],
    ['does not know the way round the new school', '8-10', 'new-school/friendsmade'],
    ['scared of the supply teacher', '4-5', 'substitute-teacher/order'],
    ['got nine out of ten and cried', '8-10', 'tests/result'],
    ['will not use the toilet on the train', '8-10', 'public-toilets/stops'],
    ['spits at his brother', '11+', 'spitting/got'],
    ['hates having a bath', '6-7', 'bath-time/brows'],
    ['a supply teacher today and she cried', '4-5', 'substitute-teacher/forgood'],
    ['the line is too slow for her', '8-10', 'fire-drill/anysecond'],
    ['scared of the flush', '4-5', 'potty-transition/nappypoo'],
    ['there was one in the bath', '6-7', 'spiders/atnight'],
    ["he's too loud and everyone stares", '4-5', 'going-to-a-restaurant/fortyvoices'],
    ['gets bored waiting for the food', '6-7', 'going-to-a-restaurant/fortyvoices'],
    ['gran calls her by the wrong name', '6-7', 'grandparent-dementia/wanderingthings'],
    ['hates splashes in her eyes', '4-5', 'bath-time/overedge'],
    ['five nights in France with school, scared', '11+', 'first-sleep-away/rules'],
  ])('%s (%s): not %s', (problem, band, scene) => {
    expect(told(scene.split('/')[0] ?? '', band, problem).scene).not.toBe(scene);
  });

  test('who is owed a sorry hears of it', () => {
    expect(told('saying-sorry', '6-7', 'her friend never says sorry to her').scene).toBe('saying-sorry/owed');
  });
});
