import { said, type NamedScene } from '../scene.ts';

/** A parent in a hospital for illnesses of the mind. */
export const wardForTheMood: NamedScene = {
  id: 'ward',
  image: 'a hospital with armchairs in it, where nobody wears a plaster',
  cue: said(
    String.raw`(?=[^]*\b(?:mum\w*|mom\w*|mam|mama|dad\w*|papa|mother|father|i|i'm|me|my|wife|husband|partner|parent)\b)[^]*\b(?:psychiatric|mental health|mental|psych|mother and baby) (?:hospital|unit|ward|clinic)\b|[^]*\b(?:mum\w*|mom\w*|dad\w*|mother|father|wife|husband|i) (?:\w+ ){0,2}(?:been |was |is |got )?sectioned\b|[^]*\b(?:mum\w*|mom\w*|dad\w*|mother|father|wife|husband|i)\b[^.!?]{0,40}\b(?:breakdown|depress\w*|bi-?polar|psychosis|suicid\w*|mental health|schizo\w*)\b[^.!?]{0,40}\b(?:in|into|to) (?:the |a )?hospital\b`,
    String.raw`\b(?:home (?:now|again)|back home|came home|coming home|out of (?:the )?hospital)\b`,
  ),
  decides: true,
  answers: /\b(?:hospital|psych\w*|bi-?polar|ward|unit|section\w*|breakdown)\b/i,
  titles: { young: 'A Hospital With Armchairs', older: 'A Hospital With Armchairs' },
  text: {
    '4-5': `
      D<ward> {who} is in hospital with a low mood. {Name} may not see what is ill, for there is no plaster. There are beds, and chairs to talk in. No child made it come. Doctors and nurses look after {who} there.
      P<ward> {who} is not cross with anyone. To get better takes all the strength just now.
      Q<ward> When {who} is not at home, {Name} may feel ____.
      H<ward> {helper} can do bedtime the way it is done.
      H<ward> {helper} can say what is known, in short words.
      T<ward> {he} can draw a picture for the wall there.
      T<ward> {he} can play as much as before.
      C<ward> {he} can think, "Doctors do the mending. I do the playing."
      A<ward> Doctors look after the low mood there. It takes time, and nobody knows how long. Here is supper, and a bed with a lamp. It is fine to miss somebody.
    `,
    '6-7': `
      D<ward> {who} is in a hospital for the mind. People there have a low mood, or thoughts that go too fast. {Name} may ask why it needs a hospital. It is an illness, and it needs doctors, rest and time. It was not made by any child.
      P<ward> An ill mind can make people sad, cross or very quiet. It does not use up what they feel for a child.
      P<ward> At school some know nothing about such a hospital. "{who} is ill and in hospital" is enough to say.
      Q<ward> When somebody asks about {who}, {Name} may feel ____.
      H<ward> {helper} can say when there is a call, and when not. ~ Knowing is easier than guessing.
      H<ward> {helper} can say again that nobody at home caused it. ~ It is true each time.
      T<ward> {he} can send a picture or a joke. It can wait on a table until it is read.
      T<ward> {he} can laugh and play. That takes nothing away from anybody.
      C<ward> {he} can think, "I did not make it. I need not mend it."
      A<ward> In the hospital there is a chair by a window. A low mood goes slowly, and nobody knows the day. At home there is somebody who cooks and listens. {Name} belongs to {who}, near or far.
    `,
    '8-10': `
      D<ward> There are hospitals with hardly any plasters in them. {who} is in one for illnesses of the mind, such as a low mood or one that swings. {Name} may find it harder to explain than a broken leg. It is an illness like others, with doctors, medicine and a lot of talking. Nothing that a child did, said or forgot brings it on.
      P<ward> People who are ill in this way may say little on a visit or seem far off. It is the illness, and sometimes the medicine, and no message to the visitor.
      P<ward> Some children expect something from a film. What most of them find is a corridor, a table with a puzzle, and nurses in ordinary clothes.
      Q<ward> Thinking of {who} there, {Name} might feel ____. Relief that somebody is helping is allowed too.
      H<ward> {helper} can say what the doctors have said, and what they do not know yet. ~ A gap gets filled with worse.
      H<ward> {helper} can tell one teacher, if {Name} agrees. ~ Then a quiet day needs no explaining.
      T<ward> {he} can decide how much to say to others. ~ "{who} is in hospital" is true and complete.
      T<ward> {he} can write, draw or record something, and expect no answer this week.
      C<ward> {he} can think, "Not caused by me, and not mine to cure."
      A<ward> The hospital with the armchairs takes its time, and nobody can give a date. A low mood can lift a little, dip and lift again. In the meantime there is homework, a friend to meet and somebody at home who can be asked. Being all right on some days is not disloyal.
    `,
    '11+': `
      D<ward> A hospital for the mind has the disadvantage that nobody sends flowers. {who} is in one, and {Name} may have noticed how people lower their voices, as if it were a scandal. It is an illness of the mood or of thinking, in an organ that happens to be the brain. It is treated with medicine, talking, sleep and time. Nobody in the family caused it by an argument, a mark or a bad week.
      P<ward> Somebody this ill may be flat, distant or irritable on a visit, and mean none of it personally. The person is still there, and short of signal.
      P<ward> Friends will take their cue from whoever tells them. Said plainly, it is mostly received plainly.
      Q<ward> On the way back from a visit, {Name} might notice ____. Relief and guilt often share a seat.
      H<ward> {helper} can pass on what the doctors say, in full sentences, including "we do not know".
      H<ward> {helper} can find somebody outside for {Name} to talk to, such as a counsellor or a group for this age.
      T<ward> {he} can choose who is told, and how much. ~ Privacy is not the same as shame.
      T<ward> {he} can keep some days entirely free of it. ~ Nobody recovers faster because somebody else stayed in.
      C<ward> {he} can think, "It is an illness, and I am not on the staff."
      A<ward> Recovery from a very low mood, or a very high one, is seldom a straight line and comes with no date. It is in the hands of people who have trained for it. What is left to {Name} is a life with friends and deadlines in it, and a letter now and then. Ringing an adult when it gets too heavy is part of the plan.
    `,
  },
}; // prettier-ignore
