import { said, type NamedScene } from '../scene.ts';

/** The drill of a dentist, which is dreaded before a filling: what it does in a tooth that is numb, and who can stop it. */
export const drillInASleepingTooth: NamedScene = {
  id: 'drill',
  image: 'a tooth that is numb, and a drill that stops at a raised hand',
  cue: said(String.raw`\bdrill\w*\b`, String.raw`\b(?:fire|safety|lockdown|practice|school) drills?\b`),
  decides: false,
  answers: /\b(?:drill\w*|fillings?|panic\w*|scared|terrified|frightened|nois\w+|sounds?|hurt\w*)\b/i,
  titles: { older: 'Louder Than It Is' },
  text: {
    '6-7': `
      D<drill> A filling closes a small hole in a tooth. First {Name} gets a medicine that makes the tooth numb. It is as good as asleep. Then the dentist cleans the hole with a tiny drill. There is a whirr and a tickle. Water sprays, and a hose slurps it up. Then a paste goes in and gets hard.
      P<drill> In a mouth the drill is very near the ears. So the dentist hears it much less than the person in the chair.
      P<drill> Many people like the drill least of all. Dentists know that, and most of them stop at a sign.
      Q<drill> When the whirr begins, {Name} may feel ____.
      H<drill> {helper} can ask to see the drill in the air first.
      H<drill> {helper} can bring headphones and a song.
      T<drill> {he} can put up a hand, and the drill stops. ~ It is good to try it once before.
      T<drill> {he} can say if the tooth still feels something. ~ Then it gets more time to go numb.
      C<drill> {he} can think, "It is loud, and my tooth is asleep."
      A<drill> The whirr stops, and the hole is closed. The numb lip wakes up after an hour or two. The drill is only as big as a grain of rice. The dentist hangs it up, and the chair comes upright.
    `,
    '8-10': `
      D<drill> The drill has the worst name of anything at the dentist, and that is mostly because of its sound. Before it starts, the tooth is made numb. Numb means that {Name} may notice pressure, a hum and cold water, and not the sharp kind of pain. If it is sharp, the tooth needs more time or more of the medicine. The tip is about as big as a grain of rice. It clears out the soft part, so that a filling can hold.
      P<drill> Sound travels through bone, so a drill is much louder in one's own head than in the room. The dentist hears a hum. It is easy to forget for somebody who hears it from outside.
      P<drill> Dread of the drill is common among adults too. Dentists would rather be told than guess, because it lets them go in short turns.
      Q<drill> On hearing the drill, {Name} might feel ____. It need not be the same as in the waiting room.
      H<drill> {helper} can ring beforehand and say that it is about the drill. ~ Then there is time to show it first.
      H<drill> {helper} can agree with the dentist on short turns: five seconds, then a rest.
      T<drill> {he} can raise a hand, and the drill stops. ~ It works best when it has been tried once.
      T<drill> {he} can wear headphones with something loud and cheerful.
      C<drill> {he} can think, "Loud for me, small in there, and I can stop it."
      A<drill> The hole is filled, and the drill hangs on its hook like a tap that is turned off. The lip stays numb for an hour or two, so lunch is a bit later. Some people dislike the drill for good and still get their teeth mended. A hand that can stop it makes that easier, and so does a dentist who was told.
    `,
    '11+': `
      D<drill> Of all the things at a dentist's, the drill is the one people dread, and most of the dread enters by the ear. {Name} may have been hearing it for days already. The tooth is numbed first, and only what is sharp counts as a sign that it needs longer. What remains is pressure, vibration and a good deal of water. The tip itself is the size of a grain of rice. It removes what has gone soft, so that a filling has something to hold on to.
      P<drill> The sound reaches the person in the chair through bone as well as air. That is why nobody else in the room finds it so loud. Dentists know this in theory. It does no harm to remind them.
      P<drill> Being afraid of the drill says nothing about age. A practice hears it from adults every day and has answers ready: short turns, a longer appointment, in some places a calming medicine.
      Q<drill> At the first sound of the drill, {Name} might notice ____. Shoulders often know before thoughts do.
      H<drill> {helper} can mention the drill when the appointment is made. ~ It is easier to say on the phone than from the chair.
      T<drill> {he} can agree on a stop sign, and use it once early to see that it holds.
      T<drill> {he} can bring earphones and a playlist that lasts longer than the filling.
      C<drill> {he} can think, "It sounds bigger than it is, and there is a stop."
      A<drill> The noise ends in the middle of a song, and the tooth is whole. Feeling returns to the lip by the afternoon, with pins and needles. Whether the next visit to the dentist is easier cannot be known from here. It will at least be the second time that the stop sign was agreed, and that is a different chair to sit in.
    `,
  },
};
