import { said, type NamedScene } from '../scene.ts';

/** An appendix that is taken out: what it is, how the sleep comes, and the days after. */
export const aTubeNobodyNeeds: NamedScene = {
  id: 'appendix',
  image: 'a small tube that a body can do without',
  cue: said(String.raw`\bappend(?:ix|icitis|ectomy)\b`, String.raw`\b(?:book|essay|back at school|returning)\b`),
  decides: true,
  answers: /\b(?:append\w+|hospital|operation|surgery|scared|frightened|night|stay\w*)\b/i,
  titles: { young: 'A Tube Nobody Needs', older: 'A Tube Nobody Needs' },
  text: {
    '4-5': `
      D<appendix> Deep in a tummy there is a tiny tube, the appendix. {Name} may have heard of it because it is ill. Then it hurts, and doctors take it out in an operation. First comes a medicine, and after that nothing is felt at all. A body is fine without that tube.
      P<appendix> Lots of grown-ups have no appendix any more. They do not miss it.
      Q<appendix> Before the operation, {his} tummy may feel ____.
      H<appendix> {helper} can stay close until the sleep comes.
      T<appendix> {he} can ask a nurse what comes next.
      T<appendix> {he} can show the nurse where it hurts.
      C<appendix> {he} can think, "Out it goes, and I feel nothing."
      A<appendix> {Name is} awake, and the tiny tube is gone. The tummy is sore, and there is medicine for it. A nurse comes and looks. Each day a doctor says if it is time to go home.
    `,
    '6-7': `
      D<appendix> The appendix is a tube in the tummy, as long as a finger. When it is ill, there is an operation, and {Name} may wonder how. First there is a medicine that is stronger than sleep. Nothing is felt or heard in that time. After it there may be a night or two on a ward.
      P<appendix> The doctors there do this operation on most days. They are glad when it is done soon.
      P<appendix> Nobody gets it from eating the wrong thing. It just happens to some people.
      Q<appendix> Before the bed starts to roll, {Name} may feel ____. The tummy may have a word of its own.
      H<appendix> {helper} can ask who may sleep beside the bed. ~ On most wards there is a place for one.
      T<appendix> {he} can tell the nurse how sore it is, from none to ten.
      T<appendix> {he} can hold a pillow on the tummy when there is a cough.
      C<appendix> {he} can think, "It was ill, and it is coming out."
      A<appendix> The operation is over, and {Name is} awake. There is a small cut, with a plaster on it. Walking is slow and bent at first, and then it is straight. A doctor says which day is for going home.
    `,
    '8-10': `
      D<appendix> The appendix is a tube the size of a finger, and nobody is quite sure what it is for. When it gets inflamed, the doctors take it out, because waiting would be worse. For the operation {Name} gets an anaesthetic, which is deeper than sleep. Nothing is felt or remembered of it. Afterwards come a night or two on the ward, a drip in the hand and small, careful steps.
      P<appendix> It is one of the commonest operations there are. For the people in the masks it is an ordinary day, and they still check every name twice.
      P<appendix> It is nobody's fault. Cherry stones have been blamed for a hundred years, and they did not do it.
      Q<appendix> On the way to the operation, {Name} might feel ____. The soreness and the not knowing can each have a word.
      H<appendix> {helper} can ask about nights, visits and what may be brought along. ~ One adult can mostly stay.
      T<appendix> {he} can say how bad it is on a scale to ten, before and after. ~ Nurses can do something about a six.
      T<appendix> {he} can press a pillow on the place when coughing or laughing.
      C<appendix> {he} can think, "It is one tube less, and I won't notice the gap."
      A<appendix> Awake again, a bit sick and a bit proud, a person looks under the sheet for the plaster. It is smaller than expected. Walking to the window is the task of the first day. The doctors look in each morning, and one morning they talk about going home.
    `,
    '11+': `
      D<appendix> The appendix is a finger of gut that people get along without perfectly well. Once it is inflamed it comes out, usually within a day, which leaves little time to get used to the idea. {Name} is given an anaesthetic for the operation, and that hour is simply absent afterwards. Most of it is done through three small cuts. What remains is a sore middle, a drip and a night or two with other people's televisions.
      P<appendix> For the surgical team it is routine, and routine is a comfort here. Asking them things is part of it.
      P<appendix> Visitors ask about the scar. It is a line or two, and it fades.
      Q<appendix> Before the anaesthetic, {Name} might notice ____. Fear and wanting it over with are not opposites.
      H<appendix> {helper} can find out who may stay, and deal with school and messages. ~ One thing less to think about is worth having.
      T<appendix> {he} can ask for pain relief early. ~ It works better ahead of the pain than behind it.
      T<appendix> {he} can hold a pillow to the place for coughing, sitting up and jokes.
      C<appendix> {he} can think, "It is out. Now I only need to walk to the window."
      A<appendix> The first walk after the operation is to the window and takes as long as a lesson. By the third it is boring, which is a good sign. A doctor decides about going home, and about sport. The appendix is not missed by anything.
    `,
  },
};
