import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** The feeling at school that everybody looks. */
export const eyesInTheCorridor: NamedScene = {
  id: 'corridor',
  image: 'a corridor full of eyes, most of which look for a room number',
  cue: said(
    String.raw`\b(?:every(?:one|body)|they all|people|all the (?:kids|others)|the whole school)(?:['’]?s| is| are)? (?:\w+ )?(?:star(?:es|ing)|look(?:s|ing)? at|watch(?:es|ing)|judg(?:es|ing))\b`,
    String.raw`\b(?:skin|hijab|turban|wheelchair|scar|birthmark|hand|arm|prosthetic|hearing aids?|shops?|racis\w+|brown|black|stage|perform\w*|solo)\b`,
  ),
  decides:
    /^(?![^]*\b(?:skin|hijab|turban|wheelchair|scar|birthmark|shops?|brown|black|hearing aids?|stage)\b)(?=[^]*\b(?:school|corridors?|lessons?|class|canteen|year (?:7|8|9|10|11|seven|eight)|bus)\b)[^]*?\b(?:every(?:one|body)|they all|people|the whole school)(?:['’]?s| is| are)? (?:\w+ )?(?:star(?:es|ing)|look(?:s|ing)? at|watch(?:es|ing)|judg(?:es|ing)) (?:at )?(?:him|her|them|me)\b/i,
  titles: { older: 'A Corridor Full of Eyes' },
  roles: { teacher: TEACHER },
  text: {
    '8-10': `
      D<corridor> School has a great many eyes in it, and on some mornings they all seem to point one way. {Name} may walk down a corridor with a hot face and think that everybody looks. It is a trick that brains play at this age. They turn up a light on their own person and suppose that the rest can see it. In tests, people guess that twice as many have noticed them as really did.
      P<corridor> Most of the others look up to see where they are going. Many of them think that they are being stared at.
      P<corridor> At home people may say, "Nobody is looking." They mean it well, but it does not turn the light down.
      Q<corridor> With the corridor ahead, {Name} might notice ____. It may be in the neck.
      H<corridor> {teacher} can let {him} go two minutes before the bell. ~ An empty corridor has no eyes in it.
      H<corridor> {helper} can ask for one friend to walk with from lesson to lesson.
      T<corridor> {he} can look for three blue things on the way. ~ Eyes that are busy do not count other eyes.
      T<corridor> {he} can carry something, such as a folder. ~ Arms like to have a job.
      C<corridor> {he} can think, "They are looking for their own door."
      A<corridor> A bell goes, doors shut, and the corridor is a long floor with a lost glove on it. Whoever was in it has forgotten who else was. The light inside takes longer to go down, and it does, with every walk. If school still feels like a stage after some weeks, that is worth telling a grown-up.
    `,
    '11+': `
      D<corridor> A school corridor between lessons holds about four hundred people, each of them the main character. {Name} may walk through it with the sense of being watched by all the rest. Psychologists call it the imaginary audience, and it is strongest between eleven and fifteen. The brain has just learnt to picture what others think and cannot stop doing it. It is convincing enough to keep somebody in bed, and on some mornings it does.
      P<corridor> In one experiment students walked into a room in an embarrassing T-shirt and guessed how many had noticed. They guessed half. It was under a quarter.
      P<corridor> Whoever does look up is usually checking whether anyone is looking at them.
      Q<corridor> At the top of that corridor, {Name} might notice ____.
      H<corridor> {teacher} can arrange a pass to leave lessons two minutes early for a while. ~ It is a small thing, and it gets people through the door.
      H<corridor> {helper} can treat it as a real obstacle, and talk to the school or a doctor if it goes on for weeks.
      T<corridor> {he} can fix on something at the far end, count doors, and let the faces blur. ~ Attention that is outside cannot be inside.
      T<corridor> {he} can arrange to walk the worst stretch with one person.
      C<corridor> {he} can think, "Four hundred people, all busy being looked at."
      A<corridor> When the bell has gone, the corridor is forty metres of lino and a dropped pen. Nobody left it with a verdict on anybody. The audience in the head leaves more slowly, row by row, mostly as a result of having walked past it many times. School gets easier to enter in that order: one corridor, one lesson, one morning.
    `,
  },
};
