import { said, type NamedScene } from '../scene.ts';

/** Hair that a photographer wets, combs or pats, and a sentence for it. */
export const ownHairOnPhotoDay: NamedScene = {
  id: 'ownhair',
  image: 'hair on its own head, and one polite sentence for hands that come near',
  cue: said(
    String.raw`\b(?:hair|fringe|plaits?|braids?|bunches|bobbles?|ponytail|afro|curls|parting)\b[^]{0,120}\b(?:touch\w*|wet(?:s|ted|ting)?|comb(?:s|ed|ing)?|flatten\w*|tid(?:y|ies|ied|ying)|fix(?:es|ed|ing)?|pat(?:s|ted|ting)?|smooth\w*|rearrang\w*|moved?)\b|\b(?:touch\w*|wet(?:s|ted|ting)?|comb(?:s|ed|ing)?|flatten\w*|tid(?:y|ies|ied|ying)|fix(?:es|ed|ing)?|pat(?:s|ted|ting)?|smooth\w*|rearrang\w*|moved?|moves|undid|undone|redid|mess(?:es|ed|ing)? with)\b[^.]{0,30}\b(?:hair|fringe|plaits?|braids?|bunches|afro|curls)\b`,
    String.raw`\b(?:mum|mummy|i|we|nan|gran) (?:\w+ ){0,2}(?:comb|tidy|fix|wet)\b`,
  ),
  decides: false,
  answers: /\b(?:touch\w*|hair|fringe|hand|note|say it|wetted)\b/i,
  titles: { young: 'One Head, One Owner', older: 'One Head, One Owner' },
  text: {
    '4-5': `
      D<ownhair> On photo day, hands may come near a head. They comb a bit here, and they pat a bit there. {Name} may not like that at all. Hair belongs to the head that it grows on. A camera can see it just as it is.
      P<ownhair> The one with the camera wants a nice photo. That person cannot know who likes it and who does not. So it is good to say it.
      Q<ownhair> When a hand comes near, {Name} may feel ____.
      H<ownhair> {helper} can write a note about it for the teacher.
      H<ownhair> {helper} can play it at home with a toy camera.
      T<ownhair> {he} can hold up one hand for stop.
      T<ownhair> {he} can pat it flat with two own hands.
      C<ownhair> {he} can say, "Please do not touch my hair."
      A<ownhair> That was one small sentence, and it is a good one. Hair can be flat, or it can stick out. The photo takes it both ways. One head, one owner.
    `,
    '6-7': `
      D<ownhair> Before a school photo, people get tidied. Somebody may pat a collar, or push {his} hair to one side. It is quick, and it is meant kindly. But hair belongs to the head that it grows on. "Leave it, please" is a thing that can be said.
      P<ownhair> The person with the camera meets a whole school in one day. Tidying can be a habit by then. It is easy to leave it out when somebody says so.
      P<ownhair> Some people do not notice a hand on the head. Others can feel it for a long time. Both are real.
      Q<ownhair> When somebody reaches out, {Name} may feel ____.
      H<ownhair> {helper} can write it in a note as well. ~ Then it gets said two times.
      H<ownhair> {helper} can ask the teacher to stand near. ~ A sentence is easier with a friend behind it.
      T<ownhair> {he} can practise the sentence in front of a mirror. ~ Then the mouth knows it.
      T<ownhair> {he} can take one step back and show a flat hand. ~ That works without words too.
      C<ownhair> {he} can say, "Please do not touch my hair. I can do it."
      A<ownhair> A photo needs a face and some light. It does not need a comb. Hair may have had a long morning by then, and it shows. The sentence is short enough for a pocket. It is good on other days as well.
    `,
    '8-10': `
      D<ownhair> School photographers have about a minute for each child, and some of it goes on collars, chins and hair. A hand reaches out and arranges something before anybody has been asked. It is meant as a favour, and {Name} may see it otherwise. Hair belongs to the head that it grows on. A camera works without any arranging, and one sentence in time is enough.
      P<ownhair> After two hundred heads, tidying is a habit and no longer a thought. Most people stop at once when they are told, and some are embarrassed. It is not rude to tell them.
      P<ownhair> Skin on the head has a great many nerves. Some people barely notice a strange hand there, and others remember it a year later.
      Q<ownhair> When a hand comes near, {Name} might notice ____. It may be in the neck or in the jaw.
      H<ownhair> {helper} can write a line to the school beforehand. ~ Such notes are read out more often than one would think.
      H<ownhair> {helper} can ask a teacher to be near and to say it as well. ~ Two voices are quicker than one.
      T<ownhair> {he} can say it on the way to the stool, before anybody has begun. ~ Early is easier than in the middle.
      T<ownhair> {he} can bring a small mirror and do the last bit alone. ~ Own hands know the way.
      C<ownhair> {he} can say, "Please don't touch my hair. I'll do it myself."
      A<ownhair> A photograph needs light and a face, and both were there. What the hair did that morning is on it too, and in ten years it will be the best part. The sentence has seven or eight words and weighs nothing. It works at the hairdresser's, at parties and with aunts.
    `,
    '11+': `
      D<ownhair> On photo day the line moves fast, and somebody at the front of it corrects people: a collar, a chin, a strand of hair. The hand comes first and the question, if at all, afterwards. {Name} may mind that, and it is reasonable to. Hair is part of a body, and a body is asked before it is touched. The picture can be taken without it, which leaves one sentence to be said in time.
      P<ownhair> Somebody who has straightened two hundred fringes since nine o'clock no longer notices doing it. Being told is information and not an insult. Most people draw back at once and say sorry.
      P<ownhair> People differ widely in how long a touch stays with them. For hair that has taken hours, or that strangers like to comment on, it is also a matter of respect.
      Q<ownhair> When a hand comes near, {Name} might notice ____.
      H<ownhair> {helper} can put it in writing to the school. ~ It saves having the conversation at the stool.
      H<ownhair> {helper} can ask which adult will be in the hall, and tell that person. ~ It helps to have one ally in the room.
      T<ownhair> {he} can say it while walking up, in a normal voice. ~ It is easiest before anything has happened.
      T<ownhair> {he} can step back and do it alone. ~ A phone screen is mirror enough.
      C<ownhair> {he} can say, "Please don't touch my hair. I'll see to it."
      A<ownhair> The picture will show a person and the weather of that morning, as school pictures do. Nobody who looks at it later will miss a straighter parting. What stays in use is the sentence. It is polite, it is complete, and it needs no reason after it.
    `,
  },
};
