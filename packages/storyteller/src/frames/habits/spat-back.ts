import { said, type NamedScene } from '../scene.ts';

/** Somebody spat first, and the child did it back; only the second one was seen. */
export const spatBack: NamedScene = {
  id: 'spatback',
  image: 'two wet sleeves, of which only one was seen',
  cue: said(
    String.raw`\b(?:spat|spits?|spitting|did it|does it|do it) back\b|\b(?:spat|spits?|spitting)(?: (?:at|on) (?:him|her|them))? first\b|\b(?:someone|somebody|another|a|the other) (?:\w+ )?(?:boy|girl|child|kid)?\b ?(?:spat|spits?)\b[^]*\b(?:so|then|and) (?:he|she|they) (?:\w+ )?(?:spat|spit|did (?:it|the same))\b|\brevenge\b|\bretaliat\w*|\b(?:because|since) (?:he|she|they|someone|somebody|\w+) (?:had )?spat (?:at|on) (?:him|her)\b`,
  ),
  decides: false,
  answers: /\b(?:first|back|caught|dirty|feels?|trouble)\b/i,
  titles: { young: 'Two Wet Sleeves', older: 'The One Who Was Seen' },
  text: {
    '4-5': `
      D<spatback> Somebody did a spit, and it landed on {Name}. It was wet and yucky. Then a spit went back. Now there were two wet sleeves. A grown-up came, and saw just one of them. That can feel unfair.
      P<spatback> Spit is yucky for each person who gets it. First or second, it is wet.
      P<spatback> Grown-ups see the end and not the start. They can be told about the start.
      Q<spatback> When spit lands on a sleeve, {Name} may feel ____.
      H<spatback> {helper} can hear it from the very start.
      H<spatback> {helper} can help with water and a tissue for both.
      T<spatback> {he} can step back and call a grown-up.
      T<spatback> {he} can say, "Yuck! Stop that!"
      C<spatback> {he} can think, "A shout goes further than spit."
      A<spatback> Both sleeves got a wipe with a tissue, and both are dry. The start was told as well as the end. Nobody likes it, not the first one and not the second. Next time a loud word can go back.
    `,
    '6-7': `
      D<spatback> Somebody spat at {Name}, and it felt dirty. Then some spit went back the other way. A grown-up turned round just then and saw the second half. So it looked as if it had begun there. That is unfair, and the second half was wet too. On the other side there was a person with a wet sleeve.
      P<spatback> It feels dirty to anyone. A person who got it knows best of all how it is.
      P<spatback> Grown-ups act on what they saw. They do not know about the first half until somebody tells it.
      P<spatback> Getting one back feels right for a second. After that there are two people to wipe.
      Q<spatback> Right after it landed, {Name} may feel ____. Yuck and anger can come together.
      H<spatback> {helper} can listen to both halves, and tell the other grown-ups.
      H<spatback> {helper} can see to it that it does not start again.
      T<spatback> {he} can step back, wipe it off and go to a grown-up. ~ That tells the first half.
      T<spatback> {he} can shout one word: "Stop!"
      C<spatback> {he} can think, "I know how that feels. I use my voice."
      A<spatback> There was a tissue for one sleeve and a tissue for the other. Both halves have been told now. The spit has dried, and the anger is smaller. A loud word is heard, and nobody needs to wipe it off.
    `,
    '8-10': `
      D<spatback> In football, the referee often sees only the second foul. It is the same with spit. Somebody spat at {Name}, which feels about as dirty as anything can. Then some went back, and that was the half with a witness. Being the only one in trouble is unfair. It is also true that somebody else now knows that feeling.
      P<spatback> Those who speak to the second one are not taking sides. They saw what they saw, and the first half is news to them.
      P<spatback> Nobody gets used to being spat at. It is an insult that dries on the skin, which is why it makes people so angry.
      Q<spatback> In that second, {Name} might have felt ____. It may have been two words at once.
      H<spatback> {helper} can take the first half to the school, calmly and with names.
      H<spatback> {helper} can talk about the second half at another time. ~ Both count, and not in one breath.
      T<spatback> {he} can step out of reach and call an adult at once. ~ Then the first half has a witness.
      T<spatback> {he} can say what it felt like, and to whom it was done.
      C<spatback> {he} can think, "I know exactly how that feels. So no."
      A<spatback> The tissue has done its work on both sides, and both halves are known. The one who began it can be dealt with by those whose job it is. It can be washed off, like most things. What it says is the dirty part, and there are better ways to say anything.
    `,
  },
};
