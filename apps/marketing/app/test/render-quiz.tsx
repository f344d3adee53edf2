import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { paths } from '@upcurve/site-content/paths';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import QuizLayout from '../layout/QuizLayout.tsx';
import Analyzing from '../routes/eligibility/analyzing.tsx';
import Business from '../routes/eligibility/business.tsx';
import Profile from '../routes/eligibility/profile.tsx';
import Questions from '../routes/eligibility/questions.tsx';
import Results from '../routes/eligibility/results.tsx';
import Resume from '../routes/eligibility/resume.tsx';
import ThankYou from '../routes/eligibility/thank-you.tsx';
import Welcome from '../routes/eligibility/welcome.tsx';

const { welcome, profile, business, questions, analyzing, resume, results, thankYou } = paths.eligibility;
const screens: [string, ComponentType][] = [
  [welcome(), Welcome],
  [profile(), Profile],
  [business(), Business],
  [questions(), Questions],
  [analyzing(), Analyzing],
  [resume(), Resume],
  [results(), Results],
  [thankYou(), ThankYou],
];

export function renderQuiz(path: string) {
  const Quiz = createRoutesStub([
    { Component: QuizLayout, children: screens.map(([route, Component]) => ({ path: route, Component })) },
  ]);
  return { user: userEvent.setup(), ...render(<Quiz initialEntries={[path]} />) };
}
