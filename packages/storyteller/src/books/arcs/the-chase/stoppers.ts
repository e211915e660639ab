import type { ThingName } from '@storylantern/contract';

/** One way of stopping somebody who runs, and the reason why nobody is stopped by it. `A` is who tries, `R` who runs. */
export interface Stopper {
  /** In sentences of at most eight words. */
  readonly young: (A: string, R: string) => string;
  /** In sentences of at most fourteen words. */
  readonly middle: (A: string, R: string) => string;
  /** In sentences of at most twenty words. */
  readonly old: (A: string, R: string) => string;
  readonly things: readonly ThingName[];
}

/** None of them could hurt anybody, and none depends on how large the one is who runs. */
export const STOPPERS: readonly Stopper[] = [
  {
    young: (A, R) => `${A} rang a bell. They all stopped! But not ${R}.`,
    middle: (A, R) =>
      `${A} had a dinner bell. It rang as loud as it would go. At once everybody stopped, and looked for a plate. Everybody but ${R}.`,
    old: (A, R) =>
      `${A} had a dinner bell, and there is nobody in the place who does not stop for that. It rang out over all the roofs. And they did stop, every one of them, and felt for their forks. Only ${R} had eaten already.`,
    things: ['bell'],
  },
  {
    young: (A, R) => `${A} held up a sheet. It got a sock. Not ${R}!`,
    middle: (A, R) =>
      `${A} held up a bed sheet, right across the way, like a net. ${R} saw it and went round. The sheet caught two socks and the person behind.`,
    old: (A, R) =>
      `${A} took a sheet from the washing line and held it up like a net. It was a good large sheet. But the way was larger, and ${R} went round the end. What the sheet caught was the front half of the chase, which took some unwrapping.`,
    things: [],
  },
  {
    young: (A, R) => `${A} shut the gate. Bang! ${R} was out by then.`,
    middle: (A, R) =>
      `${A} ran ahead and shut the gate with a bang. It was well meant. But ${R} was through already. Now all the others were on the wrong side.`,
    old: (A, R) =>
      `"Leave this to me," said ${A}, and shut the big gate with a bang. It was a very good gate. But ${R} had been through it a minute before. So now it stopped everybody except the one it was for, and the bolt had stuck.`,
    things: ['gate'],
  },
  {
    young: (A, R) => `${A} put out a bun. They ate it. Not ${R}!`,
    middle: (A, R) =>
      `${A} put a warm bun down in the way. Nobody can go past one. And nobody did. There were nine of them round that bun. But ${R} had not even looked down.`,
    old: (A, R) =>
      `${A} laid a trail of warm buns back to where it had begun, one every ten steps. Nobody alive can pass a warm bun, ${A} said. And it was true of everybody who was running after ${R}. It took them a quarter of an hour to come to the end of it.`,
    things: [],
  },
  {
    young: (A, R) => `${A} took a short cut. Splash! ${R} did not.`,
    middle: (A, R) =>
      `"I know a short cut," said ${A}. It was a very short one. It went straight through a puddle that had been there since March. ${R} went the dry way and was first.`,
    old: (A, R) =>
      `${A} knew a short cut, and half of them took it, to come out in front. It was certainly short. It went straight through the largest puddle in the parish. By the time they had found both of everybody's boots again, ${R} was a long way up the road.`,
    things: ['puddle'],
  },
  {
    young: (A, R) => `"Sit!" said ${A}. They all sat. But not ${R}.`,
    middle: (A, R) =>
      `"SIT!" said ${A}, in a voice to be proud of. Two dogs sat. So did the postman, and he could not say why. ${R} was round the corner by then.`,
    old: (A, R) =>
      `"SIT!" said ${A}. It was the best voice ${A} had, and it was usually kept for Sundays. Four dogs sat down. So did the postman, the whole of the bus queue, and ${A}. ${R} did not hear it. There is a good deal of wind in your ears when you run.`,
    things: [],
  },
  {
    young: (_A, R) => `They all held hands. Round went ${R}!`,
    middle: (A, R) =>
      `"All hold hands!" said ${A}. So they stood in a line, right across, and nobody could have got through. ${R} went round the end, where the line stopped.`,
    old: (A, R) =>
      `"Hold hands, all of you, right across," said ${A}. "Nobody can get through that." Nobody could. But there has to be an end to a line, and ${R} went round it. Then each of them had to wait until the next one let go.`,
    things: [],
  },
];
