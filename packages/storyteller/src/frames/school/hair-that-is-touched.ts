import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Hands in a child's hair that nobody invited, at an age at which others find it interesting. */
export const hairThatIsTouched: NamedScene = {
  id: 'hairtouched',
  image: 'a hand on its way to somebody else’s hair',
  cue: said(
    String.raw`\b(?:kids|children|people|pupils|girls|boys|everyone|everybody|they|classmates?|somebody|someone|strangers|friends?|others|ladies|teachers?)\b[^.!?]{0,60}?\b(?:touch(?:es|ing|ed)?|strok(?:es?|ing)|pat(?:s|ting)?|pull(?:s|ing)?|play(?:s|ing)? with|grab(?:s|bing)?|reach(?:es|ing)? (?:for|into|out)|put(?:s|ting)? (?:their )?(?:hands|fingers) in|feel(?:ing)?)\b (?:at |on )?(?:his|her|their|my (?:son|daughter)'?s|our (?:son|daughter)'?s) (?:\w+ )?(?:hair|afro|curls|braids|locs|twists|puffs?|head)\b|\b(?:his|her|their) (?:\w+ )?(?:hair|afro|curls|braids|locs|twists|puffs?) (?:is |gets? |being |was |keeps? (?:being |getting )?)(?:always |constantly )?(?:touched|stroked|patted|pulled|grabbed)`,
    String.raw`\b(?:and|also|always|keeps?) (?:touch(?:es|ing)|strok(?:es|ing)|pat(?:s|ting)|pull(?:s|ing)|plays?(?:ing)? with|grab(?:s|bing)|feel(?:s|ing)) (?:at |on )?their\b|\b(?:brush\w*|comb\w*|wash\w*|hairdresser|barber|haircut|nits|lice|(?:hates?|doesn'?t like) (?:it when )?(?:i|me|we|mum|nana?|granny))\b`,
  ),
  decides: true,
  titles: { young: 'A Hand Asks First', older: 'Hair and Other Hands' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<hairtouched> Some hair has lots of spring in it. Other children may put a hand in {his} hair, just like that. It is fair to ask first. Hair is a part of a person, right to the tips.
      P<hairtouched> The other children may be curious. They may not have hair like it at home. Being curious can be done with eyes.
      Q<hairtouched> When a hand comes near, {Name} may feel ____.
      H<hairtouched> {teacher} can tell everybody, "Hair is for looking."
      H<hairtouched> {helper} can say what is good about this hair.
      T<hairtouched> {he} can take one step back and put up a hand.
      T<hairtouched> {he} can tell {teacher}.
      C<hairtouched> {he} can say, "Stop. It is my hair."
      A<hairtouched> A hand came near, and it stopped. At home there is a big comb, and someone who knows how. The hair springs back each time. It belongs to {Name}, and a no is a fair answer.
    `,
    '6-7': `
      D<hairtouched> A hand can be in somebody's hair before there was a word. It happens to {Name}, again and again, and it is not fair. Each of them thinks that it is only one time. But to {him} it is the tenth hand. Hair belongs to a person just as a nose does, and nobody pats noses.
      P<hairtouched> People reach for what they do not know. That may be the reason, and it is still not fair. A class can learn it in one lesson.
      P<hairtouched> One out of many is looked at more than the others. It is tiring, and it is not {his} fault.
      Q<hairtouched> When a hand comes, {Name} may feel ____. It may be hot, or it may be tired.
      H<hairtouched> {teacher} can tell the class: nobody touches anybody's hair.
      H<hairtouched> {helper} can show pictures of people with hair like that.
      T<hairtouched> {he} can step back and say no. ~ No reason is needed.
      T<hairtouched> {he} can tell {teacher} each time. ~ It is right to tell.
      C<hairtouched> {he} can say, "You can look. You can't touch."
      A<hairtouched> The hand stopped in the air and went back into a pocket. In the evening there are other hands, which know how and go slowly. How {he wears} it is for {Name} and the family to choose. No hand in a corridor decides that. It would be wrong if it did.
    `,
    '8-10': `
      D<hairtouched> In a museum a rope hangs in front of a picture, because a thousand small touches would wear it out. {his} hair has no rope, and people touch it without asking. It is wrong, even when it is meant well. To each of them it is one time. To {Name} it may be the twentieth, and with the hair of Black people it is an old wrong.
      P<hairtouched> Most of those hands are curious rather than cruel. It makes them easier to stop, and it does not make it all right.
      P<hairtouched> To be the only one of anything in a year is work that nobody else is given. Some days a person is simply tired of it and wants to be invisible.
      Q<hairtouched> When a hand reaches out, {Name} might feel ____. The next hand may bring another word.
      H<hairtouched> {teacher} can make it a rule for the whole class, and see that it is kept.
      H<hairtouched> {helper} can talk about wearing it long, short or not at all, on a calm day. ~ It need not be decided while it still stings.
      T<hairtouched> {he} can lean back and say, "Don't touch my hair." ~ Four words, and no explanation.
      T<hairtouched> {he} can tell {teacher} who and when, so that it is not {his} job alone.
      C<hairtouched> {he} can think, "It grows on me. It is mine."
      A<hairtouched> At home there are hands that ask first and know how. Another style one day would be a choice, and nobody's fingers would have made it. It belongs to {Name}, and it has outlasted a great many hands.
    `,
    '11+': `
      D<hairtouched> Most people know that a stranger is not to be handled, and that it would be wrong. For some reason the rule is suspended when it comes to hair that they have not seen before. {Name} knows the hand that arrives without a question, the "it's so soft", and the look of surprise at a no. Each of them does it once. The one it is done to has a total, and for Black people in particular that total goes back for generations.
      P<hairtouched> Curiosity explains the reaching out. It does not excuse it, any more than liking a coat entitles anyone to the pockets.
      P<hairtouched> Being one of few in a year group means being looked at on behalf of many. To want that to stop, by whatever means, is an understandable wish and not a rejection of anything.
      Q<hairtouched> With the hand already on its way, {Name} might notice ____.
      H<hairtouched> {teacher} can treat it as what it is, namely unwanted touching, and say so to a year group without naming anybody.
      H<hairtouched> {helper} can listen to the plan to cut it all off without arguing at once. ~ A style is a free choice when it is made on a quiet day.
      T<hairtouched> {he} can move {his} head away and say, "No. Ask, and then it's still no."
      T<hairtouched> {he} can write down a week of it for the school. ~ A total says more than an example.
      C<hairtouched> {he} can think, "It is not an exhibit, and I am not the guide."
      A<hairtouched> A school that has been told can do its own explaining, which is fair, since it has the staff for it. How the hair is worn next month is open: longer, shorter, the same. It belongs to the person underneath it. The people who know how to handle it are the ones who are asked to.
    `,
  },
};
