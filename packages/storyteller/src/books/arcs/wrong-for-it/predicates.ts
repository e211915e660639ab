/** Where another thing is said of the same one. */
const AND =
  /,? (?:and|but) (?:(?:also|then|still) )?(?:(?:he|she|it)(?:['’]s (?=\p{L})| (?=\p{L})))?(?=(?:is|was|has|had|can|cannot|can't|won't|never|always|only|keeps|kept|hates|loves|runs|works|moves|lives|falls|gets|drops|faints|forgets|hides|sneezes|likes|doesn't|too|so|scared|afraid|terrified|allergic|really|very|secretly|starts|opens|drives|owns|takes)\b)/iu;

/** What is said of the one in the head, each as a predicate: "is a bus driver", "has squeaky armour". */
export function predicatesOf(joint: string, tail: string): readonly string[] | null {
  if (joint === '') return [];
  if (joint === 'whose') return [tail];
  const first =
    joint === 'with'
      ? `has ${tail}`
      : /^(?:scared|afraid|terrified|frightened|allergic|too)$/.test(joint)
        ? `is ${joint} ${tail}`
        : joint === 'in the world'
          ? null
          : /^(?:who|that|which|but)$/.test(joint)
            ? tail.replace(/^(?:he|she|it)(?:'s (?=too|so|very|scared|afraid|allergic|always|a|an)| )/iu, (said) =>
                said.includes("'") ? 'is ' : '',
              )
            : `${joint} ${tail}`;
  if (first === null) return [];
  const parts = first.split(AND).map((part) => part.trim());
  return parts.map((part) =>
    /^(?:too|so|scared|afraid|terrified|allergic|really|very) /i.test(part) && !/^really \p{L}+s\b/iu.test(part)
      ? `is ${part}`
      : part,
  );
}
