import { said, type NamedScene } from '../../scene.ts';
import { AT_THE_OTHERS, MISSED_ROLE, PARENTS } from './one-and-the-other.ts';

/** In one home, and the parent of the other home is missed. */
export const missedHere: NamedScene = {
  id: 'missedhere',
  image: 'a photo of the parent who is missed, in the home of the other one',
  cue: said(
    String.raw`\b(?:cr(?:ies|y|ied|ying)|screams?|screaming|asks?|asking|shouts?|calls?|calling|begs?|sobs?) (?:\w+ ){0,3}?for (?:his |her |their )?(?:(?:${PARENTS})\b|me\b)[^.!?]{0,40}\b${AT_THE_OTHERS}|\b(?:miss(?:es|ing)?|wants) (?:(?:his |her |their )?(?:${PARENTS})\b(?!['’]?s)|me\b)[^.!?]{0,40}\b${AT_THE_OTHERS}|\b${AT_THE_OTHERS}[^.!?]{0,30}\b(?:cr(?:ies|y|ied|ying) for|miss(?:es|ing)?|asks? for|wants) (?:his |her |their )?(?:(?:${PARENTS})\b(?!['’]?s)|me\b)`,
    String.raw`\b(?:died|prison|deployed|hospital)\b`,
  ),
  decides: true,
  titles: { young: 'A Photo by the Bed', older: 'Missed in the Other Home' },
  roles: { missed: MISSED_ROLE },
  text: {
    '2-3': `
      D<missedhere> {Name has} two homes. {Name is} in this one. {missed} is in the other one. {Name} may call and call. A photo is by the bed.
      P<missedhere> Missing is big at night. Grown-ups know that.
      Q<missedhere> Missing {missed}, {Name} may feel ____.
      H<missedhere> {helper} can hold {him} tight.
      H<missedhere> {helper} can say how many sleeps.
      T<missedhere> {he} can kiss the photo.
      T<missedhere> {he} can sit on a lap.
      C<missedhere> {he} can say, "Night-night, photo."
      A<missedhere> {missed} is in one home. {Name is} in this home. A lap is here. Night-night, two homes.
    `,
    '4-5': `
      D<missedhere> {Name has} two homes. {missed} lives in one of them. {Name} may be in the other one and miss {missed}. It often comes at bedtime, when it gets quiet. A photo can have a place by the bed.
      P<missedhere> A parent can hear that, and not be hurt by it. Missing one takes no love from the other.
      Q<missedhere> Missing {missed}, {Name} may feel ____.
      H<missedhere> {helper} can listen and hold {him}. ~ There is no need to hurry.
      H<missedhere> {helper} can count the sleeps on {his} fingers.
      T<missedhere> {he} can say goodnight to the photo.
      T<missedhere> {he} can draw something for {missed} to keep.
      C<missedhere> {he} can say, "I miss you, and I am okay here."
      C<missedhere> {he} can think, "Some sleeps here, some sleeps there."
      A<missedhere> The photo looks into the room, all night long. {missed} is in the other home. Somebody else is here. {Name} belongs to both. In the morning there is breakfast, and one sleep less.
    `,
    '6-7': `
      D<missedhere> Where there are two homes, there is somebody in each. {Name} may miss {missed} in the middle of a nice day. More often it comes in the evening, when the shoes are off. Missing is heavy then. It is not a sign that this home is a bad one.
      P<missedhere> The parent who is here may see the tears and feel a bit helpless. It is still good to be told. {missed} may look at a photo in the same evening.
      Q<missedhere> Missing {missed}, {Name} may feel ____. It may be in the throat or in the tummy.
      H<missedhere> {helper} can agree on a time for a call. ~ A known time is easier than asking each hour.
      H<missedhere> {helper} can sit there and let the missing be said.
      T<missedhere> {he} can write or draw one thing to tell {missed}. ~ It can wait in the bag.
      T<missedhere> {he} can put up a photo where it can be seen from bed.
      C<missedhere> {he} can think, "I can miss one and be here with the other."
      A<missedhere> The missing may get smaller by bedtime, and some evenings it does not. In the bag there is a drawing for the other home. In this home there is somebody to say goodnight. {Name has} a bed in both and a parent in each.
    `,
    '8-10': `
      D<missedhere> There is a sum that does not work out in any family with two homes: nobody can be in both. When {Name is} in one, {missed} is in the other. A good day does not change that. It tends to come in the evening, after the last thing there was to do. It is not disloyal to the parent who is making supper. It is what happens when two people matter.
      P<missedhere> The parent in this home may guess and not ask, for fear of making it worse. The one in the other home may be looking at the clock for the same reason. Both are usually relieved when it is said out loud.
      Q<missedhere> When {Name misses} {missed}, {he} might feel ____. It may be a different word after supper.
      H<missedhere> {helper} can settle a time for a call or a message, and keep it short. ~ A fixed time is easier than wondering whether to ask.
      H<missedhere> {helper} can hear it without taking it personally. ~ Adults can manage that.
      T<missedhere> {he} can keep a page of things to tell {missed}, one line each. ~ Small news is forgotten first.
      T<missedhere> {he} can say to the parent who is here, "I am missing {missed} tonight." ~ It explains a quiet supper.
      C<missedhere> {he} can think, "Missing one is not leaving the other."
      A<missedhere> The page fills up, and it goes into the bag with the chargers. On the day of the change it gets read out, and the missing moves to the other side. That is what it costs to have two people worth missing. Both homes know {Name} well.
    `,
  },
};
