import { said, type NamedScene } from '../scene.ts';

/** An alarm that rings when a bed gets wet, and the weeks in which a brain learns from it. */
export const switchInTheDark: NamedScene = {
  id: 'wetalarm',
  image: 'a noise at the first drop, and a switch in the dark',
  cue: said(String.raw`\b(?:alarms?|buzzers?)\b`, String.raw`\b(?:alarm clock|smoke|fire|burglar)\b`),
  decides: false,
  inNotes: true,
  answers: /\b(?:alarms?|buzzers?)\b/i,
  titles: { older: 'A Switch in the Dark' },
  text: {
    '6-7': `
      D<wetalarm> A wet-bed alarm is a small thing with a big voice. It rings at the first drop. {Name} may sleep right through it at first, and somebody else comes running. That is how it begins for nearly everybody. Bit by bit a sleeping brain learns from the noise. Full means wake up.
      P<wetalarm> In the first weeks it is mostly the grown-ups who wake up. They knew that it would be so.
      P<wetalarm> Nurses give such alarms to lots of children. They know that it takes weeks, and that wet nights belong to it.
      Q<wetalarm> When it rings in the dark, {Name} may feel ____.
      H<wetalarm> {helper} can come at the noise and help with the waking up. ~ A sleepy head is glad of that.
      H<wetalarm> {helper} can help with a dry sheet. ~ Two people are quick at it.
      T<wetalarm> {he} can be the one who switches it off. ~ That helps the brain to wake up.
      T<wetalarm> {he} can practise by day: ring, switch, toilet, bed.
      C<wetalarm> {he} can think, "Ring, switch, toilet, bed."
      A<wetalarm> Some nights it rings, and some nights it has nothing to say. One night the brain may be quicker than the alarm. Nobody can tell in which week. Until then there is a switch in the dark, and then a dry sheet.
    `,
    '8-10': `
      D<wetalarm> An alarm for wet beds is a sort of trainer for the brain. It notices the first drop and makes a noise that would wake a street. {Name} may sleep through it to begin with, while the rest of the family stands in the hall. That is the normal start. Over some weeks, a brain connects a full bladder with waking up. It learns that while it is fast asleep.
      P<wetalarm> Nurses who hand these out know the first weeks. Progress may look like a smaller patch, or a ring at four instead of one. They count that.
      P<wetalarm> The others in the house get woken as well. They may be grumpy at two in the morning, and it is the hour that they mean.
      Q<wetalarm> When it goes off in the dark, {Name} might feel ____. Half asleep counts.
      H<wetalarm> {helper} can come in at the noise until {Name wakes} up alone. ~ Most alarms need a second person at first.
      H<wetalarm> {helper} can help to note down each night on a chart that nobody else sees.
      T<wetalarm> {he} can find the switch, get up and go to the toilet, even if little is left. ~ That is the part that trains.
      T<wetalarm> {he} can put dry pyjamas on the chair before bed. ~ A hand finds them without thinking.
      C<wetalarm> {he} can think, "Noise, switch, toilet, bed."
      A<wetalarm> The noise gets rarer, or it comes later in the night. Both mean that something is being learnt. If it does not work this time, there are other ways to a dry bed. There was a switch in the dark, and somebody found it.
    `,
    '11+': `
      D<wetalarm> A bed-wetting alarm is a blunt instrument for a precise job. It reacts to the first drop with a noise, and over several weeks a sleeping brain learns to get there first. {Name has} one now. It works for a good many people at this age. It also asks for a lot: broken nights, dull repetition and results that come late. At first it may wake everybody except the person it is for. That is well known, and it has nothing to do with will.
      P<wetalarm> The nurses and doctors who give these out judge by months and not by nights. A smaller patch counts with them as progress, and so does an alarm at four instead of one.
      P<wetalarm> People in the next room will hear it. They know what it is for, and remarks at breakfast are not part of the arrangement.
      Q<wetalarm> When it goes off in the dark, {Name} might notice ____. Nobody is polite at that hour.
      H<wetalarm> {helper} can get up at the noise in the first weeks and say next to nothing. ~ It is a matter of waking and not of talking.
      H<wetalarm> {helper} can settle beforehand who does the sheets. ~ It is not a question for three in the morning.
      T<wetalarm> {he} can find the switch, stand up and go, even when there is nothing left. ~ The getting up is what teaches.
      T<wetalarm> {he} can keep a short record for the clinic: the time, the patch, awake or not. ~ It shows a trend that single nights hide.
      C<wetalarm> {he} can think, "It rings, I stand up, and the brain takes notes."
      A<wetalarm> After some weeks there is a pattern, or there is none, and then there are other methods. A nurse knows several. The alarm has no opinion about the person it wakes. There is a switch in the dark and a hand that finds it. Between two alarms there is a bed, and a good deal of sleep.
    `,
  },
};
