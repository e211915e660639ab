import { said, type NamedScene } from '../scene.ts';

/** A morning in which a bed does not let go. */
export const outOfBed: NamedScene = {
  id: 'feetfirst',
  image: 'two feet on the floor, and a head that comes later',
  cue: said(
    String.raw`\b(?:won'?t|wont|will not|can'?t|cannot|refus\w+ to|hard|impossible|struggl\w*|battle|nightmare|never|hates|doe?s(?: not|n'?t) want (?:to )?|takes (?:ages|hours|forever)|difficult)\b[^.]{0,30}\b(?:get(?:s|ting)? (?:(?:him|her|them)(?:sel(?:f|ves))? )?(?:out of bed|up)|wak(?:e|es|ing) (?:(?:him|her|them) )?up|be woken|out of bed)\b`,
    String.raw`\b(?:at night|stays? (?:up|in bed all)|comes? out|gets out of bed|getting out of bed|downstairs|sad|depress\w*|school refus\w*|scared|afraid|weekend|until|till|phone|wet)\b`,
  ),
  decides:
    /\bcr(?:y|ies|ying)\b[^.!?]{0,30}\b(?:does ?n'?t|does not|do not|not|did ?n'?t) want to (?:get up|get out of bed|wake up)\b|^(?![^]*\b(?:phone|i ?pad|tablet|x ?box|play ?station|gaming|screens?|scroll\w*|tik ?tok|you ?tube)\b)(?![^]*\bbed ?time\b[^.!?]{0,40}\b(?:hours?|ages|forever|nightmare|battle|fight|struggle)\b)(?![^]*\b(?:star(?:es?|ing) at|panics?|bull(?:y|ied|ying))\b)[^]*?(?:\bmornings?\b[^]*\b(?:won'?t|can'?t|refuses to|hard|impossible)\b[^.]{0,20}\b(?:get (?:him |her |them |himself |herself |themselves )?(?:out of bed|up)|wake)\b|\b(?:won'?t|can'?t|refuses to|impossible to|hard to)\b[^.]{0,14}\b(?:get (?:him |her |them |himself |herself |themselves )?(?:out of bed|up)|wake (?:him|her|them) up)\b[^.]{0,24}\b(?:mornings?|school)\b)/i,
  titles: { young: 'Feet First', older: 'The Head Comes Later' },
  text: {
    '4-5': `
      D<feetfirst> It is morning, and {Name} is warm in bed. Somebody says that it is time. The eyes open a bit and shut again. A body wakes up in bits, and the legs are slow. Feet can go first, and the rest comes after them.
      P<feetfirst> The one who calls has been up for a while. For them it is day already.
      Q<feetfirst> Under the warm cover, {Name} may feel ____.
      H<feetfirst> {helper} can open the curtain and say good morning. ~ Light wakes eyes up.
      H<feetfirst> {helper} can put the clothes in the bed. ~ Then they are warm.
      T<feetfirst> {he} can put two feet on the floor and wait there.
      T<feetfirst> {he} can stretch like a cat, one leg after another.
      C<feetfirst> {he} can say, "Feet first. Head, you can come later."
      A<feetfirst> Two feet were on the floor, and the floor was cold. After them came the legs, and at last the head. Now the whole of {Name} is up. Good morning, shoes.
    `,
    '6-7': `
      D<feetfirst> In the morning a body does not wake up all at once. The ears are first, so {Name} may hear the call from the door. Then come the eyes, and last of all the part that decides. That can take half an hour. In the meantime it is warm in bed, and outside a clock goes on.
      P<feetfirst> From the door it looks as if somebody did not want to. The one who calls is awake and counts minutes.
      Q<feetfirst> When the call comes, {Name} may feel ____. Heavy is a common word at that hour.
      H<feetfirst> {helper} can open the curtain and put on quiet music. ~ Light and sound do the calling.
      H<feetfirst> {helper} can come once, with a hand on a foot. ~ It is kinder than a loud voice, for both.
      T<feetfirst> {he} can put both feet on the floor before thinking about anything.
      T<feetfirst> {he} can wash the face with cold water first. ~ Faces wake up quickly.
      C<feetfirst> {he} can think, "Feet first, and my head will follow."
      A<feetfirst> The feet stood on the floor, and nobody was in them yet. Then the head arrived. The morning had a bit more time for toast, and fewer loud words. In the evening the bed is there again.
    `,
    '8-10': `
      D<feetfirst> In the morning {Name} may hear a voice long before there is anybody in there to answer it. A brain wakes up in parts, and the part for decisions comes last. The slow half hour has a name, sleep inertia. Light, movement and cold water make it shorter. Shouting makes it louder for everyone and not shorter for anyone.
      P<feetfirst> From the hall it looks like somebody who does not care. The person in the hall has been up for an hour and can see the clock.
      Q<feetfirst> When the voice comes through the door, {Name} might feel ____. It may be gone by the second piece of toast.
      H<feetfirst> {helper} can agree, the evening before, on how the waking goes. ~ At seven in the morning nobody negotiates well.
      H<feetfirst> {helper} can pull the curtain and leave. ~ Light works without being repeated.
      T<feetfirst> {he} can put the alarm where it takes five steps to reach it.
      T<feetfirst> {he} can get two feet on the floor before deciding anything else.
      C<feetfirst> {he} can think, "Feet now. Opinions after breakfast."
      A<feetfirst> The feet were on the floor at ten past, and the rest turned up a little later. Nobody was brilliant, and nobody was loud. That leaves about ten minutes in the morning, which is enough for toast. The bed keeps its shape until the evening.
    `,
    '11+': `
      D<feetfirst> There is a stretch of every morning in which {Name} may be upright in theory only. It is called sleep inertia, and it is worse at this age, since the body clock has moved later and school has not. The part of the brain that makes decisions is the last to come online. So a sensible conversation about getting up cannot take place at the moment when it seems most urgent. What does work has no words in it: light, water, movement and cold air.
      P<feetfirst> Whoever stands in the doorway for the third time is not enjoying it. From there the bus is real and the inertia is not, and both people would like to start the day without the raised voices.
      Q<feetfirst> At the third call, {Name} might notice ____. It may be aimed at the person, the hour or the whole idea of school.
      H<feetfirst> {helper} can settle the method the evening before: one call, one curtain, no commentary. ~ A routine argues less than people do.
      H<feetfirst> {helper} can leave the waking to an alarm for two weeks and see what happens.
      T<feetfirst> {he} can put the alarm on the far side of the room, next to a glass of water.
      T<feetfirst> {he} can pack the bag at night, so that the morning asks for no decisions at all.
      C<feetfirst> {he} can think, "Feet on the floor. The rest is on its way."
      A<feetfirst> Ten minutes after the feet, somebody recognisable appeared in the kitchen. It was not a triumph, merely a morning, and it was quieter than the last one. Most adults are no better at this, and have coffee. The bed will be at its most convincing again at about half past six tomorrow.
    `,
  },
};
