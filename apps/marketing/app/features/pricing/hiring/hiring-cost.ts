interface EmployerCosts {
  insurancePercent: number;
  insuranceFrom: number;
  employmentAllowance: number;
  pensionPercent: number;
  pensionFrom: number;
  toolsPerPerson: number;
}

interface HiringCost {
  pay: number;
  insurance: number;
  pension: number;
  tools: number;
  total: number;
  month: number;
}

/** Returns the yearly cost of employees in whole pounds; `share` is the part of the week that each works. */
export function hiringCost(pays: readonly number[], costs: EmployerCosts, share = 1): HiringCost {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const earned = pays.map((pay) => pay * share);
  const percentAbove = (percent: number, from: number) =>
    (sum(earned.map((pay) => Math.max(0, pay - from))) * percent) / 100;

  const pay = Math.round(sum(earned));
  const insurance = Math.round(
    Math.max(0, percentAbove(costs.insurancePercent, costs.insuranceFrom) - costs.employmentAllowance),
  );
  const pension = Math.round(percentAbove(costs.pensionPercent, costs.pensionFrom));
  const tools = pays.length * costs.toolsPerPerson;
  const total = pay + insurance + pension + tools;
  return { pay, insurance, pension, tools, total, month: Math.round(total / 12) };
}
