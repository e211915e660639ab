import { said, type NamedScene } from './scene.ts';

const AFTER = String.raw`\b(?:after ?wards?|afterward|after (?:it|that|each|every)|(?:when|once) (?:it|he|she|they)(?:['’]s|['’]re| is| are|['’]ve| has| have)? (?:all )?(?:over|calm\w*|done|finished|passed)|then|later)\b`;
const SORRY = String.raw`\b(?:sorry|cr(?:y|ies|ied|ying)|sobs?|guilty|guilt|ashamed|shame|remorse\w*|regrets?|hates (?:him|her|them)sel\w+|apologi[sz]\w*|(?:feels|is) (?:so |really |very )?(?:bad|awful|terrible))\b`;

/** What comes after an outburst: tears, being sorry, and a thing that can be put right. */
export const sorryWhenItIsOver: NamedScene = {
  id: 'sorryafter',
  image: 'a wave that has gone out, and what lies on the beach',
  cue: said(
    `${AFTER}[^.!?]{0,40}${SORRY}|(?:(?:so|very|really|always|truly) sorry|remorseful|in tears|full of (?:guilt|remorse)|ashamed)[^.!?]{0,20}${AFTER}`,
    String.raw`\b(?:(?:won['’]?t|will not|never|does ?n['’]?t|refuses to|not|isn['’]?t) (?:\w+ )?(?:sorry|apologi[sz]e)|makes? (?:him|her|them) say|himself (?:on|in)|school day|at school|nursery)\b`,
  ),
  decides: false,
  answers: /\b(?:sorry|after ?wards?|cr(?:y|ies)|slams?|doors?|throws?|guilty|ashamed)\b/i,
  titles: { young: 'When the Wave Is Gone', older: 'After the Wave' },
  text: {
    '4-5': `
      D<sorryafter> Anger comes like a wave, up and up. In it {Name} may throw a thing or hit. Then the wave goes out, and the tears come. There is a sorry in them. Being angry is okay, and a thing can be put right.
      P<sorryafter> Grown-ups get angry too. After that they say sorry and pick things up.
      P<sorryafter> Somebody may still be a bit scared. A soft voice helps.
      Q<sorryafter> When the wave is gone, {Name} may feel ____.
      H<sorryafter> {helper} can stay close until it is quiet.
      H<sorryafter> {helper} can help to pick up.
      T<sorryafter> {he} can pick up one thing.
      T<sorryafter> {he} can say sorry, or bring a drawing.
      C<sorryafter> {he} can say, "Wave gone. Now I can help."
      A<sorryafter> The wave is gone, and some things lie on the floor. They go back, one by one. A sorry was said, and a hug fits in as well. Anger comes and goes. {Name} stays, and is loved.
    `,
    '6-7': `
      D<sorryafter> Anger is like a wave. It comes up fast, and the hands are quicker than the head. Then it runs out, and {Name} may stand there and cry. It is hard to look at what happened. Being sorry is a sign of caring. The anger was big, and it was not all of {Name}.
      P<sorryafter> Grown-ups know that moment as well. They shout, and later they wish that they had not.
      P<sorryafter> A sorry is heard better when it is quiet again. Nobody needs it while the wave is high.
      Q<sorryafter> When it is over, {Name} may feel ____. Two words may fit at once.
      H<sorryafter> {helper} can sit there until the crying is done. ~ Talking comes later.
      H<sorryafter> {helper} can help to put it right. ~ After that it is done with.
      T<sorryafter> {he} can say sorry and help with one thing.
      T<sorryafter> {he} can tell what came just before the wave. ~ Next time it can be seen sooner.
      C<sorryafter> {he} can think, "The wave was big. I can put it right."
      A<sorryafter> The wave has run out. Something was put right, and a sorry has been said. There was anger, and there was a sorry. Both came from the same person, and people can be fond of both. Next time the wave may be seen a bit sooner.
    `,
    '8-10': `
      D<sorryafter> Anger works like a wave. It comes up fast, throws or slams something, and runs out. What it leaves on the beach is {Name}, perhaps in tears and sorry about it. That second part is hard, and it is worth something. Somebody who did not care would not mind. Anger was in charge for a minute, which is not the same as being a bad person.
      P<sorryafter> Whoever was in the way may need a while longer. They have had the fright and not the crying that helps against it.
      P<sorryafter> Adults have this too. They call it flying off the handle, and they come back afterwards with tea.
      Q<sorryafter> When it is over, {Name} might feel ____. Shame and relief can come together.
      H<sorryafter> {helper} can wait until it is quiet, and then help with putting things right, without a speech.
      H<sorryafter> {helper} can think back to what came before it: hunger, noise, the third "no" in a row. ~ Most waves have a start that can be seen.
      T<sorryafter> {he} can put right one thing by hand: pick it up, tape it, carry it back. ~ It says sorry better than many words.
      T<sorryafter> {he} can choose a place for when a wave is high, and tell the others which it is.
      C<sorryafter> {he} can think, "I did that, I am sorry, and I can mend it."
      A<sorryafter> The wave has gone out. A thing is back in its place, and a sorry has been said. It need not be said ten more times. There will be another wave some day, since anger belongs to people. It may be met a bit earlier, at a door that gets closed quietly. Being sorry is where that begins.
    `,
    '11+': `
      D<sorryafter> Anger comes in like a wave and leaves like one. For some minutes it throws, slams or says whatever it likes, and then it withdraws and leaves {Name} to look at the result. The remorse that follows can be nearly as strong as the anger was. It is unpleasant, and it shows a conscience in working order. It is no proof of a bad character. A nervous system was without brakes for a minute.
      P<sorryafter> Those who were in the way may still be on their guard when it is long over for the other side. It takes a while to trust a calm sea.
      P<sorryafter> Most adults have a drawer full of such scenes, and they do not show them round.
      Q<sorryafter> Afterwards, {Name} might feel ____. Shame tends to speak in superlatives.
      H<sorryafter> {helper} can leave an hour before talking about it, and then keep it short.
      H<sorryafter> {helper} can help to find out what came before, such as too little sleep or too many people. ~ Waves can be seen from the shore.
      T<sorryafter> {he} can apologise once, for one thing, and then repair it. ~ A repair is believed sooner than a tenth apology.
      T<sorryafter> {he} can agree with the others on a sign for leaving the room, and on nobody following.
      C<sorryafter> {he} can think, "That was anger. What I do now is me."
      A<sorryafter> Once the thing is mended and the sentence said, the matter is closed. Going over it at night does no further good. There will be other waves, and with practice the first ten seconds become noticeable, which is long enough to leave a room. Being sorry afterwards is where that practice starts. Anger will not disappear from the house, and nor will the people in it.
    `,
  },
};
