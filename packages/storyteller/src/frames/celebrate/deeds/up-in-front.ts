import type { DeedThread } from './deed-thread.ts';

/** A song, a dance, a poem or a talk in front of people: the quiet before it, the first note or word, and the clapping. */
export const upInFront: DeedThread = {
  id: 'in-front',
  image: 'the quiet before something begins, and the clapping after it',
  cue: /^(?![^]*\b(?:inhaler|finger ?prick|insulin|epi-?pen|medicine|glasses|hearing aids?|splints?|(?:got|getting|given|chosen|picked|cast|auditioned)\b[^.]{0,24}\b(?:parts?|role|lead|place|solo))\b)[^]*?\b(?:solo\b|on (?:the |a )?stage\b|concert\b|recital\b|(?:perform(?:ed|ing)|danced|sang|played|spoke|talked|read|stood up|presented|gave (?:a|his|her|their) (?:\w+ )?(?:talk|speech|presentation|reading))\b[^.!?]{0,50}\b(?:in front of (?:the|his|her|their|a|every\w*|all|so many|lots|people|parents|us all)|(?:in|at) (?:the |an? |his |her |their )?(?:\w+ ){0,3}(?:assembly|nativity|show|play|church|hall|festival|competition))|(?:gave|did) (?:a|his|her|their) (?:\w+ )?(?:talk|speech|presentation|show and tell)|(?:said|spoke|remembered) (?:all )?(?:of )?(?:his|her|their) (?:\w+ )?lines?\b|show and tell)/i,
  decides: true,
  titles: { young: 'It Gets Quiet, and Then', older: 'The Quiet Before' },
  text: {
    '2-3': `
      D<in-front> So many faces! They looked to the front. {Name} was up there. It went well. Clap, clap, clap!
      D<in-front> First it was quiet in front. Shh! Then {Name} did it. It went so well. Clap, hands, clap!
      P<in-front> The people looked and looked. They like to look.
      P<in-front> Big people go up in front too. Their tummies feel it.
      Q<in-front> Up in front, {Name} may feel ____.
      H<in-front> {helper} can clap one more time.
      H<in-front> {helper} can say, "Well done!"
      T<in-front> {he} can do it for a teddy.
      T<in-front> {he} can do it once more.
      C<in-front> {he} can say, "One, two, three, and go!"
      C<in-front> {he} can say, "Look, here I am!"
      A<in-front> The people went home. It went well, all of it. {Name} did it in front. Clap, clap, night-night!
      A<in-front> One, two, three, and it went well. Now it is quiet. Shh! {his} feet have a rest.
    `,
    '4-5': `
      D<in-front> Before it begins, it gets quiet, and everybody looks to the front. {Name} was the one up there. After the start, the next bit comes more easily. It went well, right up to the end.
      D<in-front> In front there is a place where all the faces point. {Name} stood in that place. Feet can feel wobbly there, and hands can get warm. Then it begins, and there is no time for wobbling. It went well.
      P<in-front> The people who watch want it to go well. They came for that.
      P<in-front> Whoever waits at the side feels it in the tummy as well. It is the same tummy feeling for all.
      Q<in-front> In the quiet before it, {Name} may have felt ____.
      H<in-front> {helper} can tell which bit was the best to see.
      H<in-front> {helper} can ask to see it once more at home.
      T<in-front> {he} can do it again on the rug, for a teddy.
      T<in-front> {he} can teach a bit of it to somebody at home.
      C<in-front> {he} can say, "It gets quiet, and I begin."
      C<in-front> {he} can think, "First one bit, and then the next."
      A<in-front> The people have gone home, and the chairs are empty. It went well, and {Name} did it. It can be done again in the kitchen, in socks. There is room for clapping there too.
      A<in-front> It was quiet, then there was {Name}, and then there was clapping. It went well. Hands that clapped are warm for a while. So are the ones that did it.
    `,
    '6-7': `
      D<in-front> In front of people, hands get warm and a mouth gets dry. That is a body getting ready. {Name} stood where everyone could see, and began. The first bit is the hardest, because nothing has come before it. Then one thing followed the other, and it went well.
      D<in-front> Up in front there is a very short quiet before something begins. Nobody coughs, and nobody moves a chair. {Name} was the one who ended that quiet. After it, there is no time to wonder. It went well, from the beginning to the clapping.
      P<in-front> People in the seats lean forward when it starts. They want it to go well, all of them.
      P<in-front> Others who are up there feel the same thing in the same place. Some of them rub their hands on their knees.
      Q<in-front> In the quiet just before, {Name} may have felt ____. It may have been in the knees.
      H<in-front> {helper} can tell how it looked and sounded from the seats.
      H<in-front> {helper} can ask what could be seen from up there. ~ Nobody else had that view.
      T<in-front> {he} can show it once more at home, just for fun.
      T<in-front> {he} can keep something of it, such as a drawing.
      C<in-front> {he} can think, "It gets quiet, and I begin."
      C<in-front> {he} can say, "I began, and then it went by itself."
      A<in-front> Afterwards people look for their coats and talk all at once. {Name} was up there, and it went well. Somebody may hum it or tell it on the way home. By bedtime it is quiet again, and it is a good quiet.
      A<in-front> The clapping is over, and the chairs get stacked. It went well, and it was {Name} up there. The dry mouth can have a drink of water. It did its work like all the rest.
    `,
    '8-10': `
      D<in-front> The minutes before are the long ones, with a dry mouth, cold hands and one eye on the door. That is a body getting ready, and singers and speakers have it all their lives. {Name} went to the front with it and began. Once the first bit is out, there is something to hold on to. It went well from there to the end.
      D<in-front> In front of a row of faces, everything that was practised seems to be gone. It is not gone. {Name} began, and it comes back with the first step, the first word or the first note. After that one it goes on by itself, and it went well.
      P<in-front> People who watch are on the side of whoever stands there. Most of them are glad that it is not them.
      P<in-front> A teacher who has heard it in practice knows what it took. That kind of person often claps the longest.
      Q<in-front> In the last minute before it, {Name} might have felt ____. By the end it may have been a different word.
      H<in-front> {helper} can say which moment stood out from the seats. ~ An exact moment is better than "great".
      H<in-front> {helper} can ask how it looks from up there.
      T<in-front> {he} can write down what helped in the last minute. ~ It may be wanted again.
      T<in-front> {he} can thank somebody who listened to all the practising.
      C<in-front> {he} can think, "I began, and the rest came after."
      C<in-front> {he} can think, "They all looked, and I went on."
      A<in-front> The chairs are stacked, and the room is just a room again. {Name} stood at the front of it, and it went well. The dry mouth has gone, and the door is only a door. Tomorrow somebody may mention it between two other things, which is a good place for it.
      A<in-front> It was practised, and in the end it took a few minutes to do. They went well, those minutes. {Name} knows now how the front of a room feels from the inside. Most people in the seats are still wondering.
    `,
    '11+': `
      D<in-front> Doing something in front of others begins with a body that would rather be elsewhere. The heart speeds up, the hands go cold, and the opening seems to have been mislaid. {Name} went to the front in that state and began, which is how everyone who performs does it. After the first few seconds the practice takes over, and it went well.
      D<in-front> From the seats it looks as if a person simply walks up and starts. From the front there is rather more to it: the light, the silence, one face that will not stop looking. {Name} started anyway, and went on past the point of turning back. It went well, and it was heard or seen to the end.
      P<in-front> An audience wants it to go well, partly out of kindness and partly because watching it go wrong is so uncomfortable.
      P<in-front> Anyone who was up there before or after will have noticed the same things about the light and the noise of their own heart. It is an easy subject to talk about afterwards.
      Q<in-front> In the last minute before it, {Name} might have felt ____. Wanting to be ill is a respectable answer.
      H<in-front> {helper} can describe one exact moment of it, and leave out the adjectives.
      H<in-front> {helper} can ask what it was like from the front, and be interested in the technical details.
      T<in-front> {he} can note what helped in the last ten minutes. ~ Those notes are useful for exams and interviews as well.
      T<in-front> {he} can watch the recording, if there is one, or leave it for a year. ~ Recordings improve with age.
      C<in-front> {he} can think, "Cold hands, and I began."
      C<in-front> {he} can think, "They wanted it to go well, and so did I."
      A<in-front> The room has been cleared, and people have gone back to their own affairs. {Name} stood at the front of it, and it went well. The nerves turned up on time and did no harm. They can be expected again, like an old acquaintance who talks too fast.
      A<in-front> It lasted a few minutes, and it had taken weeks. It went well, and there were witnesses. {Name} knows now that a beginning is possible with a dry mouth and cold hands, which is good to know in many rooms.
    `,
  },
};
