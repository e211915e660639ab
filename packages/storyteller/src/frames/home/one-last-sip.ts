import { said, type NamedScene } from '../scene.ts';

const ASKED = String.raw`(?:water|drinks?|wees?|pee|toilet|loo|cuddles?|hugs?|kiss(?:es)?|sips?|excuses?|stor(?:y|ies)|songs?)`;

/** One more sip, one more wee, one more cuddle: what is asked for after the light is out. */
export const oneLastSip: NamedScene = {
  id: 'lastsip',
  image: 'a tray with the last things on it: a sip, a wee, a cuddle',
  cue: said(
    String.raw`(?=[^]*\b(?:bed\w*|night\w*|lights? out|sleep|settle)\b)[^]*\b(?:ask\w*|call\w*|shout\w*|wants?|needs?|(?:one|just one) more|another|keeps?)\b[^.!?]{0,40}\b${ASKED}(?:,| and| then| or)[^.!?]{0,30}\b(?:another |one more |a |more )?${ASKED}\b`,
    String.raw`\b(?:wets?|wetting|accidents?|milk|bottle|breast\w*|scared|afraid|frightened|monsters?|nightmares?|dry at night|potty|sleepover|school|nan\w*)\b`,
  ),
  decides: true,
  answers: new RegExp(String.raw`\b(?:${ASKED}|out of bed|another|one more|asking)\b`, 'i'),
  takesHelps: true,
  titles: { young: 'The Last Sip', older: 'The Last Things of the Day' },
  text: {
    '2-3': `
      D<lastsip> It is bedtime for {Name}. One more sip! One more wee! One more hug! Then all of it is done.
      P<lastsip> The cup is tired. It wants to sleep.
      Q<lastsip> With the light off, {Name} may feel ____.
      H<lastsip> {helper} can bring one last sip.
      H<lastsip> {helper} can give one last hug.
      T<lastsip> {he} can say bye-bye to the cup.
      T<lastsip> {he} can hold on to the hug.
      C<lastsip> {he} can say, "Sip, wee, hug, all done."
      A<lastsip> Sip, wee, hug, all done. The cup sleeps. The bed is warm. Night-night, cup.
    `,
    '4-5': `
      D<lastsip> At bedtime {Name} may think of one more thing. One more sip of water! One more wee! One more cuddle! It is hard to let the day go. But each time, feet get cold and eyes wake up. So the last things can come before the light goes out.
      P<lastsip> Grown-ups like to give a cuddle. After the tenth time they are tired, too.
      Q<lastsip> When the light is out, {Name} may feel ____.
      H<lastsip> {helper} can do the last things one by one. ~ Sip, wee, cuddle.
      H<lastsip> {helper} can look in later, with no word.
      T<lastsip> {he} can have the last sip and put the cup to bed.
      T<lastsip> {he} can keep a kiss in one hand.
      C<lastsip> {he} can say, "Sip, wee, cuddle. I had them all."
      A<lastsip> The sip was had, and so was the wee. The cuddle is still warm. There may be one more wish. It can wait for the morning. The cup is asleep, and the bed is ready.
    `,
    '6-7': `
      D<lastsip> After "good night" there is often one more thing. It may be water, a wee, a question or a cuddle. {Name} may need each of them, or need only somebody to come back. Both happen at bedtime. But going up and down wakes a body up. Then sleep looks for the bed again, and that can take long.
      P<lastsip> Grown-ups hear the call and think of the pans. They are glad about the cuddle and less glad about the sixth glass.
      P<lastsip> Most people think of things at bedtime. It gets quiet, and then the head has room for them.
      Q<lastsip> When the light is out, {Name} may feel ____. It may be a small wish for company.
      H<lastsip> {helper} can bring the last things before the light goes out.
      H<lastsip> {helper} can look in after some minutes. ~ Then nobody needs to call.
      T<lastsip> {he} can put what comes up on a list for the morning.
      T<lastsip> {he} can have two paper tickets, one for each call.
      C<lastsip> {he} can think, "I had the last one, and it was good."
      A<lastsip> The sip, the wee and the cuddle have all been had. One more thing turned up, and it is on the list for breakfast. Somebody looked in, as they said. The bed is warm in just one place, and that is where {Name is}.
    `,
  },
};
