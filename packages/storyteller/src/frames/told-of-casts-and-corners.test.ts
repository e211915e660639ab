import type { AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

/** The scene that a parent gets who chose a situation from the list and said this. */
const sceneOf = (situation: string, ageBand: AgeBand, problem: string): string => {
  const brief = { name: 'Noor', ageBand, gender: 'girl', problem, notes: '', situation } as const;
  return String(tellSocialStory(brief, { seed: 1 }).thread);
};

describe('a scene that a parent means', { timeout: 180_000 }, () => {
  test.each<[string, AgeBand, string, string]>([
    ['broken-bone', '4-5', 'wants her plaster back, it was on for seven weeks with drawings on it', 'castgone'],
    ['broken-bone', '6-7', "the cast came off on friday and she won't put her foot down", 'castgone'],
    ['broken-bone', '4-5', "he's had the cast off a week but still won't use that hand", 'castgone'],
    ['broken-bone', '8-10', 'out of plaster, misses everybody signing it', 'castgone'],
    ['frightening-event', '4-5', 'since the crash he rams his toy cars into each other all day', 'playedagain'],
    ['photo-day', '8-10', 'she hated how the photographer moved her braids', 'ownhair'],
    ['online-kindness', '8-10', 'reacted with a laughing face to a video of a kid falling over', 'smallface'],
    ['thumb-sucking', '6-7', 'her friends said only babies do that', 'thumbseen'],
    [
      'allergy',
      '6-7',
      'the wrong lunch made her lips swelled, now she brings home everything uneaten',
      'afterreaction',
    ],
    ['is-santa-real', '8-10', 'worked it out from the wrapping paper and has a little brother', 'behind'],
    ['saying-goodbye', '4-5', "he's fine five minutes after I've gone", 'corner'],
    ['parents-arguing', '6-7', "we fought and afterwards he was at the neighbour's with his rabbit", 'otherdoor'],
    ['asking-for-help', '6-7', 'her shoe was full of sand and she walked in it all day', 'caught'],
    ['change-of-plan', '4-5', 'nan came to fetch him because I was stuck on the train', 'otherhand'],
    ['change-of-plan', '6-7', 'swimming was off because the boiler broke', 'off'],
    ['feeling-sad', '8-10', "cries in the bath on Sundays, says it's nothing", 'wetcoat'],
    ['hard-times', '6-7', "we're in a bed and breakfast, one room, since the landlord sold up", 'roof'],
    ['bedtime-routine', '4-5', 'does roly polies on our bed and laughs and laughs', 'bouncy'],
    ['healthy-eating', '6-7', "stirs and sniffs, won't put any of it in her mouth", 'firstspoon'],
    ['car-seat', '2-3', 'slips her arms out of the straps', 'armsin'],
    ['car-seat', '6-7', 'wriggles out of the harness on the motorway', 'armsin'],
    ['broken-bone', '2-3', 'she misses her cast', 'castgone'],
    ['broken-bone', '11+', 'she walks on tiptoe since the plaster is off', 'thin'],
    ['frightening-event', '6-7', 'she keeps playing the earthquake with her dolls', 'playedagain'],
    ['frightening-event', '4-5', 'plays the accident again and again with toy cars', 'playedagain'],
    ['photo-day', '6-7', 'last year the photographer wetted her fringe, she wants nobody to touch her hair', 'ownhair'],
    ['photo-day', '4-5', 'cried when the man tidied her plaits for the school photo', 'ownhair'],
    ['online-kindness', '8-10', 'she put a laughing face under a picture of a sick dog', 'smallface'],
    ['online-kindness', '11+', 'he keeps sending clown emojis in the class chat', 'smallface'],
    ['first-phone', '6-7', 'she gets a handset that only rings us, for the bus on her own', 'onlyrings'],
    ['first-phone', '8-10', 'starts walking home alone in September so we bought a simple phone', 'onlyrings'],
    ['new-family-member', '6-7', 'a foster child is coming and he put tape across the landing', 'ownside'],
    ['new-family-member', '8-10', 'my partner is moving in and she hung a private sign on her door', 'ownside'],
    ['new-family-member', '4-5', 'his cousin is joining us and he hides all his toys', 'ownside'],
    ['water-on-face', '8-10', "wipes and wipes her eyelids and cries that she can't see", 'eyelids'],
    ['allergy', '4-5', "grandad gave her a biscuit by mistake and now she won't eat there", 'afterreaction'],
    ['is-santa-real', '6-7', 'She knows. But her brother of four does not and she is bursting', 'behind'],
    ['thumb-sucking', '4-5', 'the boys called her baby because she had it in her mouth', 'thumbseen'],
    ['change-of-plan', '8-10', 'Daddy picked her up instead of me. Disaster.', 'otherhand'],
    ['change-of-plan', '4-5', 'screamed because somebody else collected him from preschool', 'otherhand'],
    ['parents-arguing', '8-10', 'when they row the little one turns up at my door in her slippers', 'otherdoor'],
    ['parents-arguing', '6-7', 'he runs over to nan when his mum and dad fight', 'otherdoor'],
    ['screens-off', '8-10', 'the cross feeling gets smaller when you get up and move', 'legsfirst'],
    ['asking-for-help', '4-5', 'the zip was caught in her hair and she walked past six grown-ups', 'caught'],
    ['asking-for-help', '6-7', 'had her finger stuck in a chair and told nobody', 'caught'],
    ['arguing-with-parents', '6-7', 'answers everything with his hands on his hips', 'cheek'],
    ['feeling-sad', '6-7', "cries on Sunday evenings and can't put it in words", 'wetcoat'],
    ['hard-times', '8-10', 'we were two months in the hotel after the fire in the tower', 'roof'],
    ['stopping-play', '8-10', 'coats on and she hides', 'hides'],
    ['saying-goodbye', '8-10', "cries at the window and two minutes later she's painting", 'corner'],
    ['saying-goodbye', '4-5', 'screams at drop off but is fine as soon as I have gone', 'corner'],
    ['taking-turns', '4-5', 'at show and tell he gets up when it is somebody else’s day', 'showday'],
    ['taking-turns', '6-7', "stands up at news time when it is another child's turn to talk", 'showday'],
    [
      'healthy-eating',
      '6-7',
      'leans right over to smell it but there is a great fear of the first spoonful',
      'firstspoon',
    ],
    ['healthy-eating', '4-5', 'likes the smell of my soup and is scared to try it', 'firstspoon'],
    ['bedtime-routine', '6-7', "He's bouncing on the mattress at 9pm", 'bouncy'],
    ['bedtime-routine', '4-5', 'gets hyper every night at bedtime and runs around', 'bouncy'],
    ['loud-toilets', '4-5', 'she minds the noise of the toilet, on the train it goes bang', 'pull'],
    ['healthy-eating', '6-7', 'she listens to her toast and loves a crunch, hates soft food', 'crunch'],
  ])('%s (%s): %s: %s', (situation, band, problem, scene) => {
    expect(sceneOf(situation, band, problem)).toBe(scene);
  });

  test.each<[string, AgeBand, string, string]>([
    ['broken-bone', '4-5', 'getting the cast off tomorrow and scared of the saw', 'castgone'],
    ['broken-bone', '6-7', 'misses swimming because of her cast', 'castgone'],
    ['frightening-event', '6-7', 'scared since the earthquake', 'floor'],
    ['frightening-event', '4-5', 'there was a car accident while she was playing', 'playedagain'],
    ['online-kindness', '8-10', 'the girls put a laughing face under her photo', 'smallface'],
    ['first-phone', '8-10', 'everyone in the class has a phone and she wants tiktok', 'onlyrings'],
    ['new-family-member', '6-7', 'her nan is moving in with us next week', 'ownside'],
    ['water-on-face', '8-10', 'cries when water from the shampoo gets in her eyes', 'eyelids'],
    ['allergy', '4-5', 'cannot have the cake at the party', 'afterreaction'],
    ['is-santa-real', '6-7', 'a girl in her class told her, she knows nothing', 'behind'],
    ['change-of-plan', '6-7', 'the party was cancelled and he picked up his bag and threw it', 'otherhand'],
    ['parents-arguing', '6-7', 'he hears them shouting through the wall at night', 'otherdoor'],
    ['screens-off', '6-7', 'hits me when the tablet goes off', 'legsfirst'],
    ['asking-for-help', '8-10', 'sits with his maths when he is stuck and asks nobody', 'caught'],
    ['feeling-sad', '6-7', 'her dog died and she cries', 'laugh'],
    ['saying-goodbye', '6-7', 'cries at the gate and will not let go of me', 'corner'],
    ['taking-turns', '6-7', "won't wait for her turn on the slide", 'showday'],
    ['car-seat', '4-5', 'undoes her belt on the motorway', 'armsin'],
    ['taking-turns', '4-5', 'in circle time she answers for everybody', 'showday'],
    ['bedtime-routine', '6-7', 'lies awake for hours', 'bouncy'],
    ['loud-toilets', '4-5', 'the toilet at school is loud and we came on the train', 'pull'],
    ['healthy-eating', '6-7', 'only eats pasta', 'firstspoon'],
    ['healthy-eating', '6-7', 'there is a great fear of the first spoonful of stew', 'crunch'],
    ['photo-day', '6-7', "won't smile and hates having her hair brushed for the photo", 'ownhair'],
  ])('%s (%s): %s: not %s', (situation, band, problem, scene) => {
    expect(sceneOf(situation, band, problem)).not.toBe(scene);
  });
});
