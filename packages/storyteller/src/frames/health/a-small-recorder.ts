import { said, type NamedScene } from '../scene.ts';

/** A recorder for the heart, worn for some days. What it finds is for doctors; nothing is said of how the heart is. */
export const aSmallRecorder: NamedScene = {
  id: 'heartrecorder',
  image: 'a small recorder that writes down every beat',
  cue: said(
    String.raw`\b(?:holter|ecg|ekg|heart (?:rate )?monitor|monitor\b[^.!?]{0,40}\bheart|heart\b[^.!?]{0,60}\b(?:monitor|recorder|stickers|wires|sticky pads|trace))\b`,
    String.raw`\b(?:apple watch|fitbit|smart ?watch|(?:his|her|their) (?:dad|mum|nan|gran\w*|grand\w*|brother|sister)|checks? (?:his|her|their))\b`,
  ),
  decides: true,
  answers: /\b(?:heart|rhythm|monitor|wears?|week|ecg|stickers|wires)\b/i,
  titles: { young: 'Thump, and It Is Written Down', older: 'Every Beat on Paper' },
  text: {
    '4-5': `
      D<heartrecorder> A body has a heart that goes thump. Doctors want to know how it thumps, by day and at night. So {Name} wears a small recorder. It has sticky dots and thin wires. It just listens. It does not do a thing to the heart.
      P<heartrecorder> The doctors cannot be there all day. The recorder tells them later.
      Q<heartrecorder> With the sticky dots on, {Name} may feel ____.
      H<heartrecorder> {helper} can help with clothes and with the wires.
      H<heartrecorder> {helper} can tell the doctor if the skin itches.
      T<heartrecorder> {he} can play and sleep with it on.
      T<heartrecorder> {he} can tell a grown-up when something feels odd.
      C<heartrecorder> {he} can say, "Thump, and it is written down."
      A<heartrecorder> The dots come off slowly, with some oil or water. The skin is a bit pink, and the body is free. The recorder goes back to the doctors. They read what it heard, and it helps them.
    `,
    '6-7': `
      D<heartrecorder> Doctors want to know how a heart beats on ordinary days. So {his} body wears a small recorder for some time. Sticky dots sit on the skin, and thin wires go to a box. It writes down every beat, at school and in sleep. It does not hurt, and it does nothing to the heart.
      P<heartrecorder> People may look at the wires and ask. One sentence is enough for them.
      P<heartrecorder> The doctors read it all later. That can take a while, and then they know more.
      Q<heartrecorder> With the box on, {Name} may feel ____. It may be different at night.
      H<heartrecorder> {helper} can write down when something felt odd. ~ The doctors like a note like that.
      H<heartrecorder> {helper} can ask which games are fine with it on.
      T<heartrecorder> {he} can say, "It listens to my heart," to anyone who asks.
      T<heartrecorder> {he} can tell a grown-up at once when {he feels} odd or dizzy.
      C<heartrecorder> {he} can think, "Every thump is written down."
      A<heartrecorder> In the end the dots come off, slowly and with some oil. The box goes back with thousands of beats in it. Doctors look at them and find out what helps this body. For now there is a bath with no wires.
    `,
    '8-10': `
      D<heartrecorder> A heart in a clinic shows five minutes of its work, and doctors want to see the rest. For that there is a recorder, with sticky pads, a few wires and a box the size of a phone. {Name} wears it day and night for as long as the body needs to be watched. It writes down each beat. It sends nothing in, so nothing can be felt except glue that itches. Nobody needs to behave in a special way.
      P<heartrecorder> Ordinary days are just what the doctors want, with stairs, school and sleep in them. Sitting still would tell them very little.
      P<heartrecorder> Others will notice a wire at the collar. A sentence is plenty, and "it's a heart recorder" is quite an interesting one.
      Q<heartrecorder> With the pads on, {Name} might notice ____. Bored is a possible answer by day three.
      H<heartrecorder> {helper} can keep a small diary of times when something felt odd.
      H<heartrecorder> {helper} can ask the clinic about sport, showers and new pads.
      T<heartrecorder> {he} can press the button, if there is one, when something feels strange.
      T<heartrecorder> {he} can tell an adult straight away about dizziness or pain. ~ Then somebody looks into it.
      C<heartrecorder> {he} can think, "I live my day. It takes notes."
      A<heartrecorder> The pads come off with oil and a little patience, and leave pink squares that fade. Some hundred thousand beats a day are on their way to people who can read them. It may take a while before they say what they found. The body gets a proper shower in the meantime.
    `,
    '11+': `
      D<heartrecorder> A heart examined in a clinic is on its best behaviour. To see what it does for the rest of the time, doctors give the body a recorder with electrodes that takes down every beat. {Name} wears it through lessons, stairs and sleep. It only listens. The inconvenient parts are itchy adhesive, a shape under the shirt and questions, and wondering what it will say.
      P<heartrecorder> A normal week is precisely what is wanted. Being careful for its sake would spoil the evidence.
      P<heartrecorder> Cardiologists read such recordings by the hundred. Waiting for the result is often the hardest part, and it is fair to ask when it will come.
      Q<heartrecorder> Aware of it again in the middle of a lesson, {Name} might notice ____.
      H<heartrecorder> {helper} can find out beforehand about sport, washing and whom to ring.
      H<heartrecorder> {helper} can wait for the result with {him}, and not search for it online.
      T<heartrecorder> {he} can note the time when something feels odd. ~ Two words and a clock time are the most useful diary there is.
      T<heartrecorder> {he} can tell an adult at once about fainting, chest pain or breathlessness.
      T<heartrecorder> {he} can choose a loose shirt and one sentence for the curious.
      C<heartrecorder> {he} can think, "It takes notes. I have a Tuesday to get on with."
      A<heartrecorder> The last electrode comes off with oil and some sighing, and the box goes into an envelope. What it heard is now a matter for people who know how to read it. Whatever they find, there is a next step for it. The body that carried it for all that time may have a long shower, without any wires.
    `,
  },
};
