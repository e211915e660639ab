import { said, type NamedScene } from './scene.ts';

/** The nights in a new room after a move. */
export const firstNightsAfterTheMove: NamedScene = {
  id: 'newnights',
  image: 'the sounds of a new house at night, which get their names one by one',
  cue: said(
    String.raw`(?=[^]*\b(?:mov(?:e|es|ed|ing)|new (?:house|home|flat|place|room|bedroom))\b)[^]*\b(?:(?:can.?t|cannot|won.?t|will not|does ?n.?t|does not|not|refuses? to) (?:\w+ )?(?:sleep|settle|go to sleep|go to bed|stay in (?:his|her|their) (?:bed|room))|wak(?:es|ing)|(?:scared|frightened|afraid) (?:at night|in (?:his|her|their|the) (?:new )?(?:bed)?room|of (?:his|her|their|the) (?:new )?(?:bed)?room)|(?:new|strange) (?:noises|sounds)|bad nights|sleep\w* (?:badly|in (?:our|my) bed))\b`,
    String.raw`\bcot|big bed|bunk|baby|shar(?:e|ing)|monster|nightmare|toddler bed|sleepover`,
  ),
  decides: false,
  answers: /\b(?:sleep\w*|wak\w*|night|room|settle)\b/i,
  titles: { young: 'New House Noises', older: 'New House Noises' },
  text: {
    '2-3': `
      D<newnights> It is night in the new home. {Name} may hear a click. Click, says the pipe. Hum, says the fridge. It is all new.
      P<newnights> Grown-ups hear it too. Click, hum.
      Q<newnights> In the new room, {Name} may feel ____.
      H<newnights> {helper} can look in again.
      T<newnights> {he} can hold something soft.
      C<newnights> {he} can say, "Click, hum, night-night."
      A<newnights> Click, says the new home. Hum, says the new home. {Name is} in bed. Night-night, click.
    `,
    '4-5': `
      D<newnights> A new home sounds different at night. A pipe goes tick, and a floor goes creak. {Name} may lie awake and listen. Ears do that in a new place. They want to know what is what. A sound that has a name gets small.
      P<newnights> Grown-ups wake up in a new home, too. They walk into a box in the dark.
      Q<newnights> In bed in the new room, {Name} may feel ____.
      H<newnights> {helper} can go round and find the sounds by day.
      H<newnights> {helper} can do bedtime as it was before.
      T<newnights> {he} can put the bed things where they were.
      T<newnights> {he} can give a sound a name.
      C<newnights> {he} can think, "That is Tick. I know Tick."
      A<newnights> Tick, says the pipe, and creak, says the floor. They say it each night, and they mean nothing by it. After some nights the ears stop asking. Then it is a home, and it is for sleeping.
    `,
    '6-7': `
      D<newnights> The first nights in a new home are hard for many people. The light comes from another side, and the house makes its own noises. {Name} may lie awake in the new room. A part of the brain stays on watch in a strange place. It is there to help, and after some nights it goes off duty.
      P<newnights> Scientists have seen that in grown-ups. In a new place, half of the brain sleeps less.
      P<newnights> The people before had the same noises in that room. They did not hear them any more.
      Q<newnights> In bed in the new room, {Name} may feel ____.
      H<newnights> {helper} can look for the noises with {Name} by day. ~ A knock with a reason is only a pipe.
      H<newnights> {helper} can keep the old order at bedtime. ~ The order came along, even if the walls did not.
      T<newnights> {he} can make the bed corner look as it did before.
      T<newnights> {he} can draw a map of the way in the dark.
      C<newnights> {he} can think, "My brain is on watch. It learns the room."
      A<newnights> The pipe knocks, and it is just the pipe. The map of the dark has a bed at each end. Some nights it takes long, and some nights it is easy. A new home gets learned at night too.
    `,
    '8-10': `
      D<newnights> There is a name for sleeping badly in a new place: the first-night effect. One half of the brain stays lightly awake, as a night watchman in a building that nobody has checked. {Name} may meet this watchman in the new home for more than one night. It is no babyishness. The brain stands down when it has a list of what is normal.
      P<newnights> Adults get it in every hotel. They blame the pillow.
      P<newnights> Houses are noisiest in the evening, when pipes and wood cool down. By midnight most have gone quiet.
      Q<newnights> Lying awake in the new room, {Name} might feel ____.
      H<newnights> {helper} can walk through the house in the evening and put a name to each noise. ~ A list helps the watchman.
      H<newnights> {helper} can leave a light on in the hall for these weeks.
      T<newnights> {he} can arrange the part of the room that is seen from the pillow as it was before.
      T<newnights> {he} can read until the eyes get heavy, and start again if need be.
      C<newnights> {he} can think, "That is the boiler. It is on the list."
      A<newnights> The list gets longer, and the watchman gets bored. One morning nobody remembers having heard the boiler. Until then a few tired days are part of moving house, and they can be said aloud at breakfast. A home is also a place whose noises one no longer hears.
    `,
  },
}; // prettier-ignore
