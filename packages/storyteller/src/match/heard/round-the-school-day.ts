import type { Fields } from '../fields/field.ts';

/** What parents of schoolchildren type about lessons, breaks, homework and nights before tests. */
export const ROUND_THE_SCHOOL_DAY: Fields = {
  'being-sick': `
    worries about being sick at school and keeps asking to come home
    worried she will be sick in class
    scared he will be sick in assembly
    keeps going to the school office saying she feels sick because she is worried about being sick
    wont go to school in case he is sick there
    panics that she will throw up in front of the class
    asks every morning what if i am sick at school`,
  'being-teased': `
    a girl in her class keeps calling her fat
    boys call him fatty
    teased about her weight
    gets called shorty because he is the smallest
    they laugh at her big ears`,
  tests: `
    sats next week and cant sleep
    lies awake before a test
    awake half the night before her spelling test`,
};
