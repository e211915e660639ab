import { said, type NamedScene } from '../scene.ts';

/** Waking in the night and calling for somebody. */
export const callsAtNight: NamedScene = {
  id: 'calls',
  image: 'a call in the night, and feet that come along the floor',
  cue: said(
    String.raw`\b(?:wak\w+|woke|up)\b[^]*\b(?:(?:shout\w*|call\w*|cr(?:y|ies|ying)|scream\w*|yell\w*|ask\w*)\b[^.]{0,16}\b(?:for|out)? ?(?:for )?(?:me|us|mum\w*|mom\w*|dad\w*|mama|papa|nan\w*|out)|(?:wants?|needs?) (?:me|us|mum\w*|mom\w*|dad\w*|mama|papa))\b|\b(?:call\w*|shout\w*|cr(?:y|ies|ying)) (?:out )?(?:for )?(?:me|us|mum\w*|mom\w*|dad\w*)\b[^.]{0,24}\b(?:at night|in the night|every night|all night|through the night)\b`,
    String.raw`\b(?:nightmares?|bad dreams?|dreams?|monsters?|terrors?|wet|wee|early|5 ?am|five|our bed|my bed|nap|dark|ill|died)\b`,
  ),
  decides: false,
  titles: { young: 'Feet on the Floor', older: 'A Call in the Night' },
  text: {
    '2-3': `
      D<calls> It is night. {Name is} in bed. The eyes open. A call goes out. Then feet come, pat, pat, pat.
      P<calls> All people wake a bit at night.
      P<calls> Grown-ups sleep near. They can hear a call.
      Q<calls> With the eyes open, {Name} may feel ____.
      H<calls> {helper} can say, "I am near."
      H<calls> {helper} can give one pat.
      T<calls> {he} can find the pillow.
      T<calls,comforter> {he} can find {comforter}.
      C<calls> {he} can say, "You sleep, I sleep."
      A<calls> Pat, pat, the feet go back. One bed here. One bed there. It is all one home. Sleep, sleep.
    `,
    '4-5': `
      D<calls> At night {Name} may wake up in bed. It is quiet, and everyone else is in bed, too. A call goes out, and somebody comes with slow feet. Waking up is normal. All people do it and then turn over.
      P<calls> Grown-ups get up slowly at night. One eye is still asleep.
      Q<calls> When it is quiet and dark, {Name} may feel ____.
      H<calls> {helper} can call back from bed, "I am here."
      H<calls> {helper} can come, give one hug and go back.
      T<calls> {he} can turn the pillow over. The other side is cool.
      T<calls> {he} can count five breaths, and then see.
      T<calls,comforter> {he} can feel for {comforter} under the blanket.
      C<calls> {he} can think, "I am here, and you are near."
      A<calls> The feet went back along the floor, pat, pat. Now there is one in each bed. Night is for lying down, and morning is for hello. Sleep comes round again by itself.
    `,
    '6-7': `
      D<calls> A night has four or five light places, where people nearly wake up. Most turn over and forget it. {Name} may wake up fully there and call. Somebody comes along the floor, half asleep. It is the quietest meeting of the whole day.
      P<calls> Whoever is called comes up from the bottom of sleep. In the morning that shows.
      Q<calls> Awake in the night, {Name} may feel ____. It is often gone again by breakfast.
      H<calls> {helper} can answer from bed first. ~ A voice gets there faster than feet.
      H<calls> {helper} can come once and say the same four words each time.
      T<calls> {he} can turn the pillow to the cool side and wait for ten breaths.
      T<calls> {he} can look for three things by the light from the door.
      T<calls,comforter> {he} can look for {comforter} first, and then see.
      C<calls> {he} can think, "This is one of the light places. It goes by."
      A<calls> The light place went by, and the next round of sleep began. Nobody remembers that part. In the morning two people say how the night was. Some nights have one call in them, and some have none.
    `,
  },
};
