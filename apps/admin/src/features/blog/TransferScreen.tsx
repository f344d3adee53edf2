import { Alert, Button, Group, Paper, Progress, Radio, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { blog } from '@upcurve/contracts/blog';
import {
  IMPORT_FORMATS,
  IMPORT_MAX,
  ImportFormat,
  type ImportReport,
} from '@upcurve/contracts/blog-transfer';
import { sizeInWords } from '@upcurve/contracts/multipart';
import { useToast } from '@upcurve/ui/use-toast';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { ListHeader } from '../../components/ListHeader.tsx';
import { takeFocus } from '../../components/take-focus.ts';
import { errorMessage } from '../../error-message.ts';
import { paths } from '../../paths.ts';
import { ImportResult } from './ImportResult.tsx';
import { authorsQuery, categoriesQuery, postQueries } from './post-queries.ts';
import classes from './TransferScreen.module.css';

const MEANINGS: Record<ImportFormat, string> = {
  upcurve: 'Everything as it was, published posts too. For an empty blog.',
  wxr: 'An XML file of WordPress (Tools, Export). Posts come in as drafts.',
  ghost: 'A JSON file of Ghost (Settings, Export). Posts come in as drafts.',
};

type Going = { kind: 'sending'; share: number } | { kind: 'reading' };

/** Takes the whole blog along, and brings posts from elsewhere. */
export function TransferScreen() {
  const id = useId();
  const client = useQueryClient();
  const { toast } = useToast();
  const [format, setFormat] = useState<ImportFormat>('upcurve');
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [going, setGoing] = useState<Going | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (going) return;
    if (!file || file.size > IMPORT_MAX) {
      setMissing(!file);
      choose.current?.focus();
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    setReport(null);
    setGoing({ kind: 'sending', share: 0 });
    try {
      const result = await api.blog.importBlog(
        { fields: { format }, files: { file } },
        {
          signal: controller.signal,
          onProgress: ({ sent, total }) =>
            setGoing(sent < total ? { kind: 'sending', share: sent / total } : { kind: 'reading' }),
        },
      );
      setReport(result);
      setFile(null);
      toast({ title: 'Import Finished' });
      await Promise.all(
        [postQueries.all, categoriesQuery.queryKey, authorsQuery.queryKey, ['media']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error as Error);
    } finally {
      setGoing(null);
    }
  }
  const isTooLarge = file !== null && file.size > IMPORT_MAX;
  const issues = problem instanceof ApiError ? problem.issues : [];
  return (
    <div className={classes.screen}>
      <ListHeader
        title="Import and Export"
        subtitle="The whole blog as one file: posts with their revisions, categories, authors and pictures"
        takesFocus
      />
      <Paper p="md" component="section" aria-labelledby={`${id}-export`}>
        <Stack gap="sm" align="flex-start">
          <Title order={2} id={`${id}-export`}>
            Export
          </Title>
          <Text size="sm" c="dimmed">
            A JSON file that brings everything back exactly as it is, here or in another installation, where
            it is at most {sizeInWords(IMPORT_MAX)}: some fifty large pictures. Move a blog with more by its
            database and its files.
          </Text>
          <Button
            component="a"
            href={blog.exportBlog.path}
            download
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.6} />}
          >
            Download the blog
          </Button>
        </Stack>
      </Paper>
      <Paper p="md" component="section" aria-labelledby={`${id}-import`}>
        <form onSubmit={send} noValidate aria-labelledby={`${id}-import`}>
          <Stack gap="md">
            <Title order={2} id={`${id}-import`}>
              Import
            </Title>
            {problem && (
              <Alert color="red" role="alert" title="Nothing was imported" tabIndex={-1} ref={takeFocus}>
                {errorMessage(problem, 'Please try again.')}
                {issues.length > 0 && (
                  <ul className={classes.issues}>
                    {issues.map(({ path, message }) => (
                      <li key={`${path} ${message}`}>{path ? `${path}: ${message}` : message}</li>
                    ))}
                  </ul>
                )}
              </Alert>
            )}
            <Radio.Group
              label="What the file is"
              value={format}
              onChange={(value) => setFormat(value as ImportFormat)}
            >
              <Stack gap="xs" mt="xs">
                {ImportFormat.options.map((value) => (
                  <Radio
                    key={value}
                    value={value}
                    label={IMPORT_FORMATS[value]}
                    description={MEANINGS[value]}
                    disabled={going !== null}
                  />
                ))}
              </Stack>
            </Radio.Group>
            <div>
              <Group gap="sm">
                <Button
                  ref={choose}
                  variant="default"
                  aria-describedby={`${id}-file`}
                  disabled={going !== null}
                  onClick={() => input.current?.click()}
                >
                  Choose file
                </Button>
                <Text
                  id={`${id}-file`}
                  size="sm"
                  c={missing || isTooLarge ? 'red' : 'dimmed'}
                  className={classes.file}
                >
                  {isTooLarge
                    ? `${file.name} is too large: ${sizeInWords(file.size)} of at most ${sizeInWords(IMPORT_MAX)}.`
                    : file
                      ? `${file.name}, ${sizeInWords(file.size)}`
                      : missing
                        ? 'Choose the file first.'
                        : `JSON or XML, at most ${sizeInWords(IMPORT_MAX)}`}
                </Text>
              </Group>
              <input
                ref={input}
                type="file"
                hidden
                accept=".json,.xml,application/json,text/xml,application/xml"
                data-testid="import-file"
                onChange={({ currentTarget }) => {
                  setFile(currentTarget.files?.[0] ?? null);
                  setMissing(false);
                  currentTarget.value = '';
                }}
              />
            </div>
            <Group gap="sm">
              <Button
                type="submit"
                aria-disabled={going !== null || undefined}
                data-disabled={going ? true : undefined}
              >
                {going ? 'Importing...' : 'Import'}
              </Button>
              {going && (
                <Button variant="subtle" onClick={() => running.current?.abort()}>
                  Cancel
                </Button>
              )}
            </Group>
            {going && (
              <div role="status">
                <Text size="sm" c="dimmed" mb={6}>
                  {going.kind === 'sending' ? 'The file is on its way.' : 'The file is being read.'}
                </Text>
                <Progress
                  value={going.kind === 'sending' ? going.share * 100 : 100}
                  animated={going.kind === 'reading'}
                  aria-label="Import"
                />
              </div>
            )}
          </Stack>
        </form>
      </Paper>
      {report && <ImportResult report={report} />}
      <Text size="sm" c="dimmed">
        <Link to={paths.blog()} className={classes.back}>
          Back to the posts
        </Link>
      </Text>
    </div>
  );
}
