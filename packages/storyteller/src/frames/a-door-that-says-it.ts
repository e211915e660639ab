import { said, type NamedScene } from './scene.ts';

/** A child who slams doors when angry: nothing need be broken, and nobody is hit. */
export const aDoorThatSaysIt: NamedScene = {
  id: 'slams',
  image: 'a door that is shut with a bang, and the sentence that it stands for',
  cue: said(
    String.raw`\bslam(?:s|med|ming)?\b[^.!?]{0,24}\bdoors?\b|\bdoors?\b[^.!?]{0,12}\b(?:get|gets|being|are|is) slammed\b`,
    String.raw`\b(?:(?:we|we['’]ve|I|parents|mum|dad|husband|wife|partner|brother|sister|neighbou?rs?|upstairs|people|wind|draught|grown[- ]?ups|adults)(?: (?:and|or) \w+)?(?: (?:keep|keeps|is|are|was|were|always|have|has|been|often))* slam\w*|scared of|afraid of|fright\w*|frightened|(?:punch|kick|hit|head-?butt|smash)\w*|holes?|br(?:oke|eaks?|oken)|throw\w*|(?:loud|sudden) noises?|fingers?|(?:fine|good|angel|quiet) (?:at|in) (?:school|nursery)|after school|hears?|fortnite|roblox|minecraft|tablet|i-?pads?|x-?box|playstation|console|screens?(?: time)?|phone|telly|tv|switch|gam(?:e|es|ing)|tiny|(?:small|little|tini|slight)(?:est)? things?|over nothing|(?:back|home) from (?:his|her|their)? ?(?:dad|mum|mom)\w*|(?:dad|mum|mom)['’]?s (?:house|place|on|every)|contact|parents? (?:argu\w+|fight\w*)|we argue)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:doors?|slam\w*|bedroom|told no|all the time|says? no|temper|angry)\b/i,
  takesHelps: true,
  titles: { young: 'What the Bang Said', older: 'What the Bang Said' },
  text: {
    '4-5': `
      D<slams> A door can shut with a click, or with a bang. When {Name is} angry, it may go bang. It is loud, and it feels strong. It says, "I am angry!" It does not say why.
      P<slams> A bang makes people jump. Then they think of the bang and not of the why.
      P<slams> A door is heavy, and fingers are small. So grown-ups mind about doors.
      Q<slams> Just before the door shuts, {Name} may feel ____.
      H<slams> {helper} can wait, and then ask what it was.
      H<slams> {helper} can find a spot for stamping.
      T<slams> {he} can stamp behind the door.
      T<slams> {he} can shut the door and say "click".
      C<slams> {he} can say, "I am angry. Click."
      A<slams> The door went click, and that was odd and funny. The angry feeling got small by itself. Now there are words for it. A door is for going in and out.
    `,
    '6-7': `
      D<slams> A door has a voice, and it knows one word. When {Name is} angry, the door may say it to everyone. Bang! For a second that feels good. But the bang does not tell anyone what is wrong. Words can, and they need a minute more.
      P<slams> Everyone in the home stops when it bangs. They get a fright, and some get cross. Then there are two cross people.
      P<slams> To go to another room is fine when somebody is angry. It is even a good idea.
      Q<slams> With one hand on the door, {Name} may feel ____. It may be in the arm.
      H<slams> {helper} can let {him} go, and knock after five minutes.
      H<slams> {helper} can say sorry too, if their own voice was loud.
      T<slams> {he} can go out, shut it with a click, and stamp behind it.
      T<slams> {he} can write the angry thing on paper and push it under the door.
      C<slams> {he} can think, "Out is fine. Bang is not the word."
      A<slams> The door is shut, and behind it somebody is stamping. That is all right. After a while it opens by itself. The angry feeling has gone down, and the sentence is there. It may have been a good reason.
    `,
    '8-10': `
      D<slams> A slammed door is a full stop at the end of a sentence that nobody heard. {Name} may be so angry that the arm does it before anybody has decided. It makes a satisfying noise. Then everyone talks about the noise, and the reason is left in the hall. Leaving a room is a good way to deal with anger. It is only the last ten centimetres that cause the trouble.
      P<slams> To the others a bang sounds as if something dangerous had happened. Their hearts need a minute as well.
      P<slams> Most adults have slammed a door in their lives, some of them this year. They remember being right, and they remember that nobody asked.
      Q<slams> In the second before, {Name} might notice ____. Most people have one early sign.
      H<slams> {helper} can leave the door shut for ten minutes and then knock.
      H<slams> {helper} can talk about the reason first, and about the door afterwards.
      T<slams> {he} can say, "I'm going out, I am too angry," and go. ~ It is a whole sentence, and it can be heard.
      T<slams> {he} can hold the handle until it clicks, and let the rest out on a pillow.
      C<slams> {he} can think, "Leave, yes. Ten centimetres slower."
      A<slams> It clicked, which was almost rude in its own way. Behind it there was a pillow that did not mind. Twenty minutes later the reason came out, and it was about something else than people had thought. Anger is allowed in any home. It gets further with words than with a hinge.
    `,
    '11+': `
      D<slams> As a means of communication, a slammed door has one advantage, which is that nobody can interrupt it. {Name} may use it when the argument is going nowhere and being angry takes up the whole room. The wish to leave is sensible. The bang is the part that gets remembered and discussed, while the point that was being made is not. It is a bad bargain for somebody who may well have been right.
      P<slams> Parents tend to hear "I do not care" in it. What is meant is mostly the opposite.
      P<slams> From about eleven, anger arrives faster than the part of the brain that deals with it. That is building work, and it is no character.
      Q<slams> With one hand on the handle, {Name} might notice ____.
      H<slams> {helper} can agree beforehand that either side may call a break. ~ Whoever calls it also says when they will be back.
      H<slams> {helper} can take up the subject later, and the volume later still.
      T<slams> {he} can say, "I need twenty minutes," and leave. ~ It works better than it sounds.
      T<slams> {he} can send the actual point as a message from the next room.
      C<slams> {he} can think, "Keep the exit. Skip the bang."
      A<slams> The exit was used, and the house stayed where it was. What had been the matter turned out to fit into two lines, and one of them was a fair complaint. Being angry is no offence. It has a better chance of being answered when the first thing anyone hears is a reason.
    `,
  },
};
